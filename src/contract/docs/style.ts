/** The documentation is self-contained: no assets of the sites, nothing from other hosts. */
export const docsStyle = `
:root { --ink: #0a1b2a; --slate: #44606f; --line: #ccd9e0; --ice: #f5f9fb; --link: #0b668f; color-scheme: light }
* { box-sizing: border-box }
html { scroll-padding-top: 24px }
body { margin: 0; color: var(--ink); background: #fff; font: 16px/1.6 system-ui, sans-serif }
a { color: var(--link); text-underline-offset: 3px }
a:focus-visible { outline: 2px solid var(--link); outline-offset: 3px }
code, pre { font: 14px/1.6 ui-monospace, Menlo, Consolas, monospace }
.page { display: grid; grid-template-columns: 260px minmax(0, 1fr); gap: 64px; max-width: 1180px; margin: 0 auto; padding: 64px 32px 136px }
nav { position: sticky; top: 24px; align-self: start; max-height: calc(100vh - 48px); overflow: auto; font-size: 14px }
nav h2 { margin: 24px 0 4px; font-size: 13px; font-weight: 500; color: var(--slate) }
nav ul { margin: 0; padding: 0; list-style: none }
nav a { display: block; padding: 4px 0; color: var(--ink); text-decoration: none; overflow-wrap: anywhere }
nav a:hover { color: var(--link) }
h1 { margin: 0 0 16px; font-size: 48px; line-height: 54px; font-weight: 500; letter-spacing: -0.025em }
main > h2 { margin: 88px 0 0; padding-top: 16px; border-top: 1px solid var(--ink); font-size: 28px; font-weight: 500 }
main > p { max-width: 680px }
section { padding: 32px 0; border-bottom: 1px solid var(--line) }
h3 { margin: 0; font: 500 18px/1.5 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere }
h3 span { color: var(--slate); font-weight: 400 }
h4 { margin: 24px 0 8px; font-size: 13px; font-weight: 500; color: var(--slate) }
section p { margin: 8px 0 0; max-width: 680px }
.also { color: var(--slate); font-size: 14px }
table { width: 100%; border-collapse: collapse; font-size: 14px }
th, td { padding: 8px 16px 8px 0; border-top: 1px solid var(--line); text-align: left; vertical-align: top; font-weight: 400 }
th { width: 120px; white-space: nowrap }
td:nth-child(2) { width: 240px }
td:nth-child(3) { width: 140px }
pre { margin: 0; padding: 16px; overflow-x: auto; background: var(--ice) }
pre b { font-weight: 500 }
pre i { color: var(--slate); font-style: normal }
@media (max-width: 844px) {
  .page { display: block; padding: 40px 20px 80px }
  nav { position: static; max-height: none; margin-bottom: 40px }
  h1 { font-size: 34px; line-height: 40px }
  main > h2 { margin-top: 64px }
  tr { display: grid; border-top: 1px solid var(--line); padding: 8px 0 }
  th, td { border: 0; padding: 0 }
  td:nth-child(n) { width: auto }
}
@media print { nav { display: none } .page { display: block } }
`
