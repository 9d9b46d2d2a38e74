/**
 * Empties the inline scripts with the first document's loader data once all of it has arrived: it may identify the
 * shopper, and the document remains when a session ends.
 */
export function clearPageData(): void {
  if (document.readyState !== 'complete') {
    addEventListener('load', clearPageData, { once: true });
    return;
  }
  // replaceChildren, because Trusted Types forbid setting a script's text
  for (const script of document.querySelectorAll('script:not([src])'))
    if (script.textContent.startsWith('window.__reactRouterContext.streamController')) script.replaceChildren();
}
