"""The diagnostics pages: what is kept, what turns were given and why, what was refused; server-made HTML, no build step."""
