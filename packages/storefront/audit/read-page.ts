import { Parser } from 'htmlparser2';

/** What search engines and assistants read of a page. */
export interface ReadPage {
  readonly url: string;
  readonly status: number;
  readonly language: string;
  readonly title: string;
  /** The content of each `meta` by its name or property. */
  readonly meta: ReadonlyMap<string, string>;
  readonly canonical: string | undefined;
  /** The addresses in other languages by language. */
  readonly alternates: ReadonlyMap<string, string>;
  readonly headings: number;
  /** The structured data, each script as it is; undefined for one that is no JSON. */
  readonly facts: readonly (Readonly<Record<string, unknown>> | undefined)[];
  /** Where the links of the page lead. */
  readonly links: readonly string[];
}

/** Reads a page as it is served. */
export function readPage(url: string, status: number, html: string): ReadPage {
  const [meta, alternates] = [new Map<string, string>(), new Map<string, string>()];
  const page = { language: '', title: '', canonical: undefined as string | undefined, headings: 0 };
  const [facts, links]: [ReadPage['facts'][number][], string[]] = [[], []];
  let text: string | undefined;
  const parser = new Parser({
    onopentag(name, { rel, href, hreflang, ...attributes }) {
      text = name === 'title' || attributes.type === 'application/ld+json' ? '' : undefined;
      if (name === 'html') page.language = attributes.lang ?? '';
      if (name === 'h1') page.headings += 1;
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
      if (name === 'script' && text !== undefined) facts.push(jsonOf(text));
      text = undefined;
    },
  });
  parser.end(html);
  return { url, status, ...page, meta, alternates, facts, links };
}

function jsonOf(text: string): ReadPage['facts'][number] {
  try {
    return JSON.parse(text) as Readonly<Record<string, unknown>>;
  } catch {
    return undefined;
  }
}
