import type { MiddlewareHandler } from 'hono';

/** The path of the rules by which a browser renders pages ahead. */
const rulesPath = '/prerender-rules.json';

/** Names the rules in the response with a page. Only guests without a session get it. */
export const prerenderHeaders = { 'Speculation-Rules': `"${rulesPath}"` } as const;

/** Links to the shop's pages, unless the shopper has pages of their own by now or the link opens a dialog or a file. */
const links = 'html:not([data-own-pages]) a:not([download],[target],[aria-haspopup],[data-held])';

/** Moderate: when a link is hovered or pressed. */
const rules = {
  prerender: [
    {
      where: { and: [{ href_matches: ['/:locale', '/:locale/*'] }, { selector_matches: links }] },
      eagerness: 'moderate',
    },
  ],
};

/** Serves the rules by which a browser renders the page of a link before the shopper opens it. */
export function servePrerenderRules(): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.path !== rulesPath) return next();
    return c.body(JSON.stringify(rules), 200, {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=86400',
    });
  };
}
