type Rewrite = (css: string) => string;

/** All style of this page as one text, to be used in a frame. */
export function pageStyles(rewrite: Rewrite): string {
  return rewrite([...document.styleSheets, ...document.adoptedStyleSheets].map(textOf).join('\n'));
}

function textOf(sheet: CSSStyleSheet): string {
  const base = sheet.href ?? document.baseURI;
  return [...sheet.cssRules]
    .map(({ cssText }) => cssText)
    .join('\n')
    .replaceAll(/url\("(?!data:|#)([^"]+)"\)/g, (_, address: string) => `url("${new URL(address, base).href}")`);
}
