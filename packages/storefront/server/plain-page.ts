/** The texts of a page that needs no upstream system. */
export interface PlainPage {
  readonly lang: string;
  readonly title: string;
  readonly text?: string;
  /** The label of the link that reloads the page. */
  readonly again: string;
}

/** Returns a page that works when everything else fails: no scripts, no styles, no upstream requests. */
export function plainPage({ lang, title, text, again }: PlainPage, status: number): Response {
  const paragraph = text === undefined ? '' : `<p>${text}</p>`;
  const html = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><main><h1>${title}</h1>${paragraph}<p><a href="">${again}</a></p></main></body></html>`;
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
  return new Response(html, { status, headers });
}
