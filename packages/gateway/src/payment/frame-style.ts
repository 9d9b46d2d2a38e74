/** The style sheet of the frame: the shop's colours and typeface, without loading anything from the shop. */
export const frameStyle = `
@font-face {
  font-family: 'Hanken Grotesk Variable';
  src: url('/hanken-grotesk.woff2') format('woff2');
  font-weight: 100 900;
  font-display: swap;
}
:root {
  color-scheme: light dark;
  --paper: light-dark(#f7f4ef, #161513);
  --surface: light-dark(#ffffff, #1f1e1b);
  --ink: light-dark(#1b1a18, #f3efe8);
  --muted: light-dark(#5d574e, #b5aea2);
  --control: light-dark(#857d71, #8b8478);
  --accent: light-dark(#83612c, #cda96b);
  --on-accent: light-dark(#ffffff, #161513);
  --danger: light-dark(#a12a1e, #f2988f);
}
[data-theme='light'] { color-scheme: light; }
[data-theme='dark'] { color-scheme: dark; }
*, ::before, ::after { box-sizing: border-box; }
* { margin: 0; }
body {
  background: var(--paper);
  color: var(--ink);
  font: 400 1rem/1.55 'Hanken Grotesk Variable', Arial, sans-serif;
  -webkit-font-smoothing: antialiased;
}
.page { max-inline-size: 34rem; padding: 4px; }
body[data-alone] .page { margin-inline: auto; padding: 3rem 1.5rem; }
h1 { font: 300 clamp(1.75rem, 1.5rem + 1vw, 2.375rem)/1.12 Georgia, serif; letter-spacing: -0.02em; margin-block-end: 0.75rem; }
.lead { color: var(--muted); font-size: 0.875rem; margin-block-end: 1.5rem; text-wrap: pretty; }
form { display: grid; gap: 1.25rem; grid-template-columns: 1fr 1fr; }
.field { display: grid; gap: 0.25rem; align-content: start; grid-column: 1 / -1; min-inline-size: 0; padding: 0; border: 0; }
.half { grid-column: span 1; }
legend { margin-block-end: 0.25rem; }
label, legend { padding: 0; font-size: 0.875rem; font-weight: 550; }
.hint { color: var(--muted); font-size: 0.875rem; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0.5rem; }
input, select, button { font: inherit; color: inherit; }
input, select {
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--control);
  border-radius: 0;
  background: var(--surface);
  font-variant-numeric: tabular-nums;
}
input:hover, select:hover { border-color: var(--ink); }
[aria-invalid='true'] { border-color: var(--danger); box-shadow: inset 0 -1px 0 var(--danger); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.problem { color: var(--danger); font-size: 0.875rem; border-inline-start: 2px solid; padding-inline-start: 0.5rem; }
.problem:empty, .status:empty { display: none; }
.status { grid-column: 1 / -1; }
button {
  grid-column: 1 / -1;
  min-block-size: 2.75rem;
  padding: 0.5rem 1.5rem;
  border: 1px solid var(--accent);
  border-radius: 0;
  background: var(--accent);
  color: var(--on-accent);
  font-size: 0.875rem;
  font-weight: 550;
  letter-spacing: 0.02em;
  cursor: pointer;
  transition: background-color 180ms, border-color 180ms;
}
button:hover { border-color: var(--ink); background: var(--ink); color: var(--paper); }
button[aria-disabled='true'] { cursor: progress; opacity: 0.7; }
.back { color: inherit; font-size: 0.875rem; text-underline-offset: 0.25em; display: inline-block; margin-block-start: 1.5rem; padding-block: 0.25rem; }
body:not([data-alone]) :is(h1, .back) { display: none; }
@media (max-width: 24rem) { .half { grid-column: 1 / -1; } }
@media (prefers-contrast: more) { :root { --muted: var(--ink); --control: var(--ink); } }
@media (prefers-reduced-motion: reduce) { * { transition: none; } }
@media (forced-colors: active) { button { border-color: ButtonText; } }
`;
