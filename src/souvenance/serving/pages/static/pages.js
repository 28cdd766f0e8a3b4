// The pages work without this file. With it: filters apply as they are chosen, "/" goes to the search, typed text is guarded.
"use strict";

for (const form of document.querySelectorAll("form[data-live]")) {
  form.addEventListener("change", (event) => {
    if (event.target instanceof HTMLSelectElement) form.requestSubmit();
  });
}

document.addEventListener("keydown", (event) => {
  const typing = event.target instanceof Element && event.target.closest("input, textarea, select");
  const search = document.querySelector("[data-search]");
  if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey && search) {
    event.preventDefault();
    search.focus();
    search.select();
  }
});

for (const form of document.querySelectorAll("form[data-guard]")) {
  const field = form.querySelector("textarea");
  const before = field.defaultValue;
  let sent = false;
  form.addEventListener("submit", () => { sent = true; });
  window.addEventListener("beforeunload", (event) => {
    if (!sent && field.value !== before) event.preventDefault();
  });
}

for (const link of document.querySelectorAll("a[data-back]")) {
  link.addEventListener("click", (event) => {
    if (history.length > 1) {
      event.preventDefault();
      history.back();
    }
  });
}
