"""How the pages of the lab look: the house's paper and ink, by day and under the lamp."""

STYLE = """
:root { --paper: #FBF6EC; --ink: #23201B; --wood: #8A5A33; --line: #d9cdb8; --quiet: #6a6052; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #15130F; --ink: #F4ECDD; --wood: #F2B84B; --line: #3b352b; --quiet: #b9ad99; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 72rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1, h2 { font-family: ui-rounded, "Nunito", system-ui, sans-serif; line-height: 1.2; }
h1 { font-size: 1.9rem; border-bottom: 4px solid var(--wood); padding-bottom: .5rem; }
h2 { font-size: 1.3rem; margin-top: 2.5rem; color: var(--wood); }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .8rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child { text-align: left; }
thead th { font-weight: 600; color: var(--quiet); vertical-align: bottom; }
tbody th { font-weight: 600; }
small, .note, figcaption { color: var(--quiet); }
td small { display: block; line-height: 1.2; }
.note, figcaption { font-size: .875rem; }
.mark { border-left: 4px solid #D62828; padding-left: .8rem; }
.wide { overflow-x: auto; margin: 1rem 0; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: 1.5rem; }
figure { margin: 0; }
figure svg { width: 100%; height: auto; display: block; font-family: inherit; }
"""
