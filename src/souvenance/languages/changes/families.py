"""Tools of which one is used at a time for one purpose, whatever the language: names of one tool joined by a slash."""

from collections.abc import Mapping


def _named(text: str) -> dict[str, str]:
    return {name: names.split("/")[0] for names in text.split() for name in names.split("/")}


# Common words too: a tool only where they are written with a capital inside a sentence.
AMBIGUOUS = frozenset(
    "go linear render signal spring express drone edge brave bear fly sage swift fish meet rock metal folk cursor mint arch teams "
    "messenger parcel swarm nomad hatch rye drums proton galaxy roam zed helix safari".split()
)

# Several of a family may be in use side by side in one project: another one with a mere "now" says nothing of the first.
SIDE_BY_SIDE = frozenset(
    {"language", "spoken language", "cloud", "drink", "model", "transport", "instrument", "sport", "music"}
)

FAMILIES: Mapping[str, Mapping[str, str]] = {
    "database": _named("""
        postgresql/postgres/pg/psql mysql mariadb sqlite/sqlite3 mongodb/mongo oracledb mssql/sqlserver cockroachdb
        dynamodb cassandra couchdb firestore duckdb clickhouse neo4j supabase planetscale
    """),
    "cache": _named("redis memcached valkey"),
    "search engine": _named("elasticsearch/elastic opensearch solr meilisearch typesense algolia"),
    "python packages": _named("poetry uv pip pipenv conda/miniconda/anaconda pdm hatch rye mamba"),
    "javascript packages": _named("npm yarn pnpm bun"),
    "frontend": _named("react/reactjs vue/vuejs angular svelte/sveltekit solidjs preact jquery htmx"),
    "backend": _named("django flask fastapi express/expressjs nestjs rails laravel symfony spring/springboot"),
    "css": _named("tailwind/tailwindcss bootstrap bulma"),
    "bundler": _named("webpack vite parcel rollup esbuild turbopack"),
    "test runner": _named("pytest unittest jest vitest mocha"),
    "linter": _named("ruff flake8 pylint eslint biome"),
    "ci": _named("jenkins circleci travis githubactions gitlabci buildkite drone"),
    "repository host": _named("github gitlab bitbucket codeberg gitea forgejo"),
    "orchestrator": _named("kubernetes/k8s nomad swarm/dockerswarm"),
    "containers": _named("docker podman"),
    "queue": _named("rabbitmq kafka sqs nats celery"),
    "web server": _named("nginx apache caddy traefik"),
    "host": _named("heroku flyio/fly render vercel netlify hetzner ovh/ovhcloud digitalocean linode scaleway"),
    "cloud": _named("aws gcp azure"),
    "language": _named("python javascript/js typescript/ts rust golang/go java kotlin ruby php scala elixir perl swift csharp"),
    "editor": _named("vscode/visualstudiocode vim neovim/nvim emacs pycharm intellij sublime/sublimetext zed cursor helix"),
    "chat": _named("slack teams/msteams discord mattermost zulip rocketchat"),
    "messenger": _named("whatsapp signal telegram messenger"),
    "meetings": _named("zoom meet/googlemeet jitsi webex"),
    "tracker": _named("jira linear trello asana clickup youtrack mondaycom basecamp"),
    "notes": _named("notion obsidian evernote onenote roam logseq bear joplin"),
    "operating system": _named("windows/windows11 ubuntu fedora debian macos arch/archlinux mint/linuxmint nixos"),
    "shell": _named("bash zsh fish"),
    "browser": _named("chrome firefox safari brave edge vivaldi"),
    "phone": _named("iphone pixel galaxy fairphone oneplus xiaomi"),
    "mail": _named("gmail outlook protonmail/proton fastmail thunderbird"),
    "music service": _named("spotify deezer applemusic tidal qobuz"),
    "accounting": _named("quickbooks xero freshbooks sage pennylane"),
    "model": _named("gpt4 gpt-4 claude gemini mistral llama qwen deepseek"),
    "spoken language": _named("""
        english/anglais german/allemand french/francais spanish/espagnol italian/italien portuguese/portugais dutch/neerlandais
        polish/polonais arabic/arabe
    """),
    "drink": _named("coffee/cafe tea/tisane mate chicory/chicoree decaf/deca matcha rooibos"),
    "music": _named("jazz classical/classique rock rap metal drill ambient techno reggae folk blues"),
    "transport": _named("voiture/bagnole bus bike/velo train metro/subway tram scooter/trottinette"),
    "instrument": _named("piano guitar/guitare violin/violon cello/violoncelle flute saxophone/sax drums/batterie"),
    "sport": _named("football/foot tennis judo basketball/basket rugby swimming/natation climbing/escalade boxing/boxe"),
}
