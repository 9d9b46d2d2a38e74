/** The style sheet of the reference, with system fonts and no external resources. */
export const referenceStyle = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f7f4ef, #161513);
  --surface: light-dark(#ffffff, #1f1e1b);
  --ink: light-dark(#1b1a18, #f3efe8);
  --muted: light-dark(#5d574e, #b5aea2);
  --rule: light-dark(#ddd6ca, #3a3732);
  --accent: light-dark(#704f1d, #d9b878);
}
* { box-sizing: border-box; }
body {
  margin: 0 auto;
  padding: 1rem;
  max-inline-size: 60rem;
  background: var(--paper);
  color: var(--ink);
  font: 400 1rem/1.55 system-ui, sans-serif;
  overflow-wrap: anywhere;
}
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.skip { position: absolute; inset-inline-start: 1rem; translate: 0 -4rem; background: var(--surface); padding: 0.5rem; }
.skip:focus { translate: 0; }
h1, h2, h3, h4 { line-height: 1.25; }
h2 { margin-block-start: 3rem; border-block-end: 1px solid var(--rule); }
h3 a { color: inherit; text-decoration: none; }
h3 a:hover { text-decoration: underline; }
h4 { margin-block: 1.25rem 0.25rem; }
article { margin-block: 1rem; padding: 0.5rem 1rem 1rem; background: var(--surface); border: 1px solid var(--rule); border-radius: 4px; }
code { font-family: ui-monospace, monospace; font-size: 0.9em; }
.route { color: var(--muted); }
summary { cursor: pointer; }
nav summary { padding-block: 0.25rem; font-weight: 600; }
nav li { margin-block: 0.25rem; }
dl, .choices { margin: 0; padding: 0; }
.choices { list-style: none; }
.choices > li { margin-block-end: 0.75rem; padding-inline-start: 0.75rem; border-inline-start: 3px solid var(--rule); }
dl > div { padding-block: 0.25rem; border-block-start: 1px solid var(--rule); }
dd { margin-inline-start: 1rem; }
dd p { margin-block: 0.25rem; }
dt strong { font-size: 0.8em; font-weight: 600; color: var(--muted); }
pre { overflow-x: auto; padding: 0.75rem; background: var(--paper); border: 1px solid var(--rule); max-block-size: 30rem; }
`;
