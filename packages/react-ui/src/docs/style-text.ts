type Rewrite = (css: string) => string;

/** Returns all styles of this page as one string, for use in a frame. */
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
