/**
 * Empties the inline scripts that carried the loaders' data of the first document, once all of it has come: it may name
 * the shopper, and the document stays when a session ends in the middle of it.
 */
export function forgetPageData(): void {
  if (document.readyState !== 'complete') {
    addEventListener('load', forgetPageData, { once: true });
    return;
  }
  for (const script of document.querySelectorAll('script:not([src])'))
    if (script.textContent.startsWith('window.__reactRouterContext.streamController')) script.replaceChildren(); // its text may not be set: Trusted Types
}
