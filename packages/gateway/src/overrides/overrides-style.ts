/** The style sheet of the overrides page. */
export const overridesStyle = `
  :root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif }
  body { margin: 0 auto; max-width: 72rem; padding: 1rem }
  form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center }
  input, select, button { font: inherit; min-height: 2.75rem; padding: 0 .5rem; max-width: 100%; box-sizing: border-box }
  button { cursor: pointer }
  code { overflow-wrap: anywhere }
  .problem { border-inline-start: .25rem solid; padding-inline-start: .5rem; font-weight: bold }
  .wide { overflow-x: auto }
  table { border-collapse: collapse }
  th, td { text-align: start; vertical-align: top; padding: .5rem; border-block-start: 1px solid GrayText }
  th { font-weight: normal }
  thead th { font-weight: bold }
  a { display: inline-block; min-height: 1.5rem }
`;
