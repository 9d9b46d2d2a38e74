/** The files that a rendered page refers to. */
export interface PageFiles {
  readonly pictures: readonly string[];
  /** PDF, CAD, drawing and model files. */
  readonly documents: readonly string[];
  /** Styles, fonts, icons, manifest and scripts. */
  readonly staticAssets: readonly string[];
  /** Faults in the page itself. */
  readonly faults: readonly string[];
  /** Alt texts by the name of the picture's master. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Decodes the HTML entities of a text. */
export const unescapeHtml = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const attributesOf = (tag: string) =>
  new Map(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      unescapeHtml(value),
    ]),
  );

/** Returns all files a page refers to in elements, srcset candidates, preloads, JSON-LD and Open Graph. */
export function pageFiles(html: string): PageFiles {
  const body = html.replaceAll(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '');
  const tags = [...body.matchAll(/<(?:img|source|link|meta|a|object)\b[^>]*>/g)].map(([tag]) => attributesOf(tag));
  const urls = tags.flatMap((tag) => [
    ...['src', 'href', 'content', 'data', 'data-model'].flatMap((name) => tag.get(name) ?? []),
    ...['srcset', 'imagesrcset'].flatMap(
      (name) =>
        tag
          .get(name)
          ?.split(/,\s+/)
          .map((each) => each.split(' ')[0] ?? '') ?? [],
    ),
  ]);
  const inJsonLd = [...body.matchAll(/<script[^>]*ld\+json[^>]*>([\s\S]*?)<\/script>/g)].flatMap(([, json = '']) =>
    [...json.matchAll(/"(https?:[^"]+\/is\/image\/[^"]+)"/g)].map(([, url = '']) => url),
  );
  const all = [...new Set([...urls, ...inJsonLd, ...urlsInStyle(inlineStyle(body, tags))])];
  const shown = [...body.matchAll(/<picture>[\s\S]*?(<img\b[^>]*>)/g)].map(([, tag = '']) => attributesOf(tag));
  const texts = new Map(shown.map((tag) => [nameOf(tag.get('src') ?? ''), tag.get('alt') ?? '']));
  const withoutAltText = [...texts].filter(([, alt]) => alt.trim() === '').map(([name]) => `${name} has no alt text`);
  return {
    pictures: all.filter((url) => url.includes('/is/image/')),
    documents: all.filter((url) => url.includes('/documents/')),
    staticAssets: [...new Set([...staticAssetsOf(html), ...all.filter((url) => staticAsset.test(url))])],
    faults: [...withoutAltText, ...mismatchedWidths(tags)],
    texts,
  };
}

/** Styles, fonts, icons and scripts, by file extension. */
const staticAsset = /\.(?:css|woff2|svg|ico|webmanifest|m?js)$/;

/** Returns the URLs of static assets in links and scripts. */
function staticAssetsOf(html: string): string[] {
  const links = [...html.matchAll(/<(?:link|script)\b[^>]*>/g)].map(([tag]) => attributesOf(tag));
  const late = [...html.matchAll(/"(\/_app\/[\w.-]+\.(?:m?js|css))"/g)].map(([, url = '']) => url);
  return [...links.flatMap((tag) => tag.get('href') ?? tag.get('src') ?? []), ...late].filter((url) =>
    staticAsset.test(url),
  );
}

const inlineStyle = (body: string, tags: readonly ReadonlyMap<string, string>[]): string =>
  [
    ...[...body.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style),
    ...[...body.matchAll(/\sstyle="([^"]*)"/g)].map(([, style = '']) => unescapeHtml(style)),
    ...tags.flatMap((tag) => tag.get('style') ?? []),
  ].join('\n');

/** Returns the URLs in a stylesheet, except data URLs. */
export const urlsInStyle = (style: string): string[] =>
  [...style.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)]
    .map(([, , url = '']) => url)
    .filter((url) => !url.startsWith('data:'));

const nameOf = (url: string) => url.split('?')[0]?.split('/').pop() ?? '';

/** Returns srcset candidates whose descriptor differs from the requested width. */
function mismatchedWidths(tags: readonly ReadonlyMap<string, string>[]): string[] {
  const candidates = tags.flatMap((tag) => (tag.get('srcset') ?? tag.get('imagesrcset') ?? '').split(/,\s+/));
  return candidates.filter((candidate) => {
    const [url = '', descriptor] = candidate.split(' ');
    return descriptor !== undefined && `${new URL(url, 'http://any.test').searchParams.get('wid')}w` !== descriptor;
  });
}
