import { Parser } from 'htmlparser2';

/** The parts of a page that search engines and assistants read. */
export interface ParsedPage {
  readonly url: string;
  readonly status: number;
  readonly language: string;
  readonly title: string;
  /** The content of each `meta` by its name or property. */
  readonly meta: ReadonlyMap<string, string>;
  readonly canonical: string | undefined;
  /** The alternate URLs by language. */
  readonly alternates: ReadonlyMap<string, string>;
  /** The levels of its headings in order: 1 for `h1`. */
  readonly headings: readonly number[];
  /** The structured data of each script; undefined for invalid JSON. */
  readonly facts: readonly (Readonly<Record<string, unknown>> | undefined)[];
  /** The URLs that the page links to. */
  readonly links: readonly string[];
}

/** Parses the HTML of a page. */
export function parsePage(url: string, status: number, html: string): ParsedPage {
  const [meta, alternates] = [new Map<string, string>(), new Map<string, string>()];
  const page = { language: '', title: '', canonical: undefined as string | undefined };
  const [facts, links, headings]: [ParsedPage['facts'][number][], string[], number[]] = [[], [], []];
  let text: string | undefined;
  const parser = new Parser({
    onopentag(name, { rel, href, hreflang, ...attributes }) {
      text = name === 'title' || attributes.type === 'application/ld+json' ? '' : undefined;
      if (name === 'html') page.language = attributes.lang ?? '';
      if (/^h[1-6]$/.test(name)) headings.push(Number(name[1]));
      if (name === 'a' && href !== undefined) links.push(new URL(href, url).href);
      if (name === 'meta') meta.set(attributes.name ?? attributes.property ?? '', attributes.content ?? '');
      if (rel === 'canonical') page.canonical = href;
      if (rel === 'alternate' && hreflang !== undefined) alternates.set(hreflang, href ?? '');
    },
    ontext(part) {
      if (text !== undefined) text += part;
    },
    onclosetag(name) {
      if (name === 'title' && page.title === '') page.title = text ?? '';
      if (name === 'script' && text !== undefined) facts.push(parseJson(text));
      text = undefined;
    },
  });
  parser.end(html);
  return { url, status, ...page, meta, alternates, headings, facts, links };
}

function parseJson(text: string): ParsedPage['facts'][number] {
  try {
    return JSON.parse(text) as Readonly<Record<string, unknown>>;
  } catch {
    return undefined;
  }
}
