/** What a rendered page refers to beside other pages. */
export interface PageFiles {
  readonly pictures: readonly string[];
  /** PDF, CAD, drawing and model files. */
  readonly documents: readonly string[];
  /** What the page is dressed in: styles, fonts, icons, manifest, scripts. */
  readonly dress: readonly string[];
  /** What is wrong in the page itself, in words. */
  readonly faults: readonly string[];
  /** Alternative texts of its pictures by the name of their master. */
  readonly texts: ReadonlyMap<string, string>;
}

/** What marked-up text says. */
export const plain = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const attributesOf = (tag: string) =>
  new Map(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), plain(value)]),
  );

/** Everything that a page shows or offers: elements, candidates of every width, preloads, JSON-LD, Open Graph. */
export function pageFiles(html: string): PageFiles {
  const body = html.replaceAll(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '');
  const tags = [...body.matchAll(/<(?:img|source|link|meta|a|object)\b[^>]*>/g)].map(([tag]) => attributesOf(tag));
  const addresses = tags.flatMap((tag) => [
    ...['src', 'href', 'content', 'data', 'data-model'].flatMap((name) => tag.get(name) ?? []),
    ...['srcset', 'imagesrcset'].flatMap(
      (name) =>
        tag
          .get(name)
          ?.split(/,\s+/)
          .map((each) => each.split(' ')[0] ?? '') ?? [],
    ),
  ]);
  const said = [...body.matchAll(/<script[^>]*ld\+json[^>]*>([\s\S]*?)<\/script>/g)].flatMap(([, json = '']) =>
    [...json.matchAll(/"(https?:[^"]+\/is\/image\/[^"]+)"/g)].map(([, url = '']) => url),
  );
  const all = [...new Set([...addresses, ...said, ...addressesInStyle(inlineStyle(body, tags))])];
  const shown = [...body.matchAll(/<picture>[\s\S]*?(<img\b[^>]*>)/g)].map(([, tag = '']) => attributesOf(tag));
  const texts = new Map(shown.map((tag) => [nameOf(tag.get('src') ?? ''), tag.get('alt') ?? '']));
  const wordless = [...texts].filter(([, alt]) => alt.trim() === '').map(([name]) => `${name} has no alternative text`);
  return {
    pictures: all.filter((url) => url.includes('/is/image/')),
    documents: all.filter((url) => url.includes('/documents/')),
    dress: [...new Set([...dressOf(html), ...all.filter((url) => DRESS.test(url))])],
    faults: [...wordless, ...widthsThatLie(tags)],
    texts,
  };
}

/** Styles, fonts, icons and scripts by the end of their name. */
const DRESS = /\.(?:css|woff2|svg|ico|webmanifest|m?js)$/;

/** What links and scripts with an address of the shop lead to. */
function dressOf(html: string): string[] {
  const links = [...html.matchAll(/<(?:link|script)\b[^>]*>/g)].map(([tag]) => attributesOf(tag));
  const late = [...html.matchAll(/"(\/_app\/[\w.-]+\.(?:m?js|css))"/g)].map(([, url = '']) => url);
  return [...links.flatMap((tag) => tag.get('href') ?? tag.get('src') ?? []), ...late].filter((url) => DRESS.test(url));
}

const inlineStyle = (body: string, tags: readonly ReadonlyMap<string, string>[]): string =>
  [
    ...[...body.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style),
    ...[...body.matchAll(/\sstyle="([^"]*)"/g)].map(([, style = '']) => plain(style)),
    ...tags.flatMap((tag) => tag.get('style') ?? []),
  ].join('\n');

/** What `url()` of a style leads to; data that lies in it is no address. */
export const addressesInStyle = (style: string): string[] =>
  [...style.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)]
    .map(([, , url = '']) => url)
    .filter((url) => !url.startsWith('data:'));

const nameOf = (url: string) => url.split('?')[0]?.split('/').pop() ?? '';

/** Candidates whose descriptor is not the width that they ask for. */
function widthsThatLie(tags: readonly ReadonlyMap<string, string>[]): string[] {
  const candidates = tags.flatMap((tag) => (tag.get('srcset') ?? tag.get('imagesrcset') ?? '').split(/,\s+/));
  return candidates.filter((candidate) => {
    const [url = '', descriptor] = candidate.split(' ');
    return descriptor !== undefined && `${new URL(url, 'http://any.test').searchParams.get('wid')}w` !== descriptor;
  });
}
