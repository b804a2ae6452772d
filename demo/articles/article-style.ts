/** One column, in the reader's light or dark theme. */
export const articleStyle = `
:root { --ground: #fbfbfd; --ink: #1c2030; --quiet: #5a6078; --line: #dfe2ec; --tint: #f1f2f8; --accent: #5b5bd6 }
@media (prefers-color-scheme: dark) {
  :root { --ground: #101118; --ink: #e6e8f2; --quiet: #a2a8bf; --line: #2b2e3c; --tint: #1a1c27; --accent: #a5a6f6 }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink);
  font: 1.0625rem/1.65 Inter, "Noto Sans", system-ui, -apple-system, "Segoe UI", sans-serif }
main { max-width: 43rem; margin: 0 auto; padding: 3rem 1.25rem 4rem }
h1 { font-size: clamp(1.75rem, 5vw, 2.5rem); line-height: 1.18; letter-spacing: -0.015em; margin: 0 0 0.75rem; text-wrap: balance }
h2 { font-size: 1.25rem; line-height: 1.3; margin: 2.25rem 0 0.5rem }
p, ul, ol, pre, table { margin: 0 0 1.1rem }
ul, ol { padding-left: 1.4rem }
li { margin-bottom: 0.35rem }
li::marker { color: var(--accent); font-weight: 600 }
.where { color: var(--accent); font-weight: 600; font-size: 0.9375rem; margin: 0 0 0.5rem }
.when { color: var(--quiet); font-size: 0.9375rem; margin: 0 0 1.75rem; font-variant-numeric: tabular-nums }
.picture { aspect-ratio: 5 / 2; border-radius: 12px; overflow: hidden; margin-bottom: 2rem }
.picture svg { display: block; width: 100%; height: 100% }
pre { background: var(--tint); border-radius: 8px; padding: 0.9rem 1rem; overflow-x: auto;
  font: 0.875rem/1.6 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
code { font: inherit }
table { width: 100%; border-collapse: collapse; font-size: 0.9375rem; line-height: 1.45; font-variant-numeric: tabular-nums }
th, td { text-align: left; vertical-align: top; padding: 0.5rem 0.75rem 0.5rem 0; border-bottom: 1px solid var(--line) }
th.number, td.number { text-align: right }
th { color: var(--quiet); font-weight: 600 }
a { color: var(--accent) }
footer { margin-top: 3rem; padding-top: 1.25rem; border-top: 1px solid var(--line); color: var(--quiet); font-size: 0.9375rem }
@media print { .picture { display: none } }
`
