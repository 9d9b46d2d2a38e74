import type { MiddlewareHandler } from 'hono';

/** The path of the rules by which a browser renders pages ahead. */
const rulesPath = '/prerender-rules.json';

/** Names the rules in the response with a page. */
export const prerenderHeaders = { 'Speculation-Rules': `"${rulesPath}"` } as const;

/** Links that open neither a dialog nor a file. None matches while the page discards what is rendered ahead. */
const links = 'html:not([data-discards-rendered-ahead]) a:not([download],[target],[aria-haspopup],[data-held])';

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

/**
 * Rejects rendering ahead a page that visitors do not share. A personal page may be out of date when it is opened, and
 * rendering it could consume a notice that the visitor has not read. Not with 204: a browser that has got that for a
 * link opens nothing when it is pressed. The styles of a page that is rendered ahead are requested for the same purpose,
 * and served.
 */
export function limitPrerendering(): MiddlewareHandler {
  return async (c, next) => {
    const isPage = (c.req.header('Sec-Fetch-Dest') ?? 'document') === 'document';
    if (!isPage || !c.req.header('Sec-Purpose')?.includes('prerender')) return next();
    return c.body(null, 503, { 'Cache-Control': 'no-store' });
  };
}
