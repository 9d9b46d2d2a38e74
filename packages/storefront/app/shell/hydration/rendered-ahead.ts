declare global {
  interface Document {
    /** Whether the browser renders this page ahead: the shopper has not opened it. Undefined where browsers do not. */
    readonly prerendering?: boolean;
  }
}

/** Where start.js stores the path and query of the page that the browser rendered ahead last. */
const key = 'basin.rendered-ahead';

/** Whether the browser has rendered the page of a URL ahead, so that it opens it faster than the router does. */
export function isRenderedAhead(url: string): boolean {
  try {
    return localStorage.getItem(key) === url.replace(/#.*/, '');
  } catch {
    return false; // storage is blocked
  }
}

/** Time for the browser to notice that no link matches its rules. */
const noticeMs = 1_000;

/** Makes the browser discard the pages that it has rendered ahead. It may render them again as they are by then. */
export function discardRenderedAhead(): void {
  const { dataset } = document.documentElement;
  dataset.discardsRenderedAhead = '';
  setTimeout(() => delete dataset.discardsRenderedAhead, noticeMs);
  try {
    localStorage.removeItem(key);
  } catch {
    // storage is blocked
  }
}
