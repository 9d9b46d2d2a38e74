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
    return localStorage.getItem(key) === url.replace(/#.*/, '') && !document.documentElement.hasAttribute(ownPages);
  } catch {
    return false; // storage is blocked
  }
}

const ownPages = 'data-own-pages';

/** Marks whether the shopper has pages of their own. The browser then discards those that it has rendered ahead. */
export const markOwnPages = (isOwn: boolean): void => void document.documentElement.toggleAttribute(ownPages, isOwn);
