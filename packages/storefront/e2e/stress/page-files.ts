/** What a rendered page refers to beside other pages. */
export interface PageFiles {
  readonly pictures: readonly string[];
  /** PDF, CAD, drawing and model files. */
  readonly documents: readonly string[];
  /** What is wrong in the page itself, in words. */
  readonly faults: readonly string[];
  /** Alternative texts of its pictures by the name of their master. */
  readonly texts: ReadonlyMap<string, string>;
}

const plain = (text: string) =>
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
  const all = [...new Set([...addresses, ...said])];
  const shown = [...body.matchAll(/<picture>[\s\S]*?(<img\b[^>]*>)/g)].map(([, tag = '']) => attributesOf(tag));
  const texts = new Map(shown.map((tag) => [nameOf(tag.get('src') ?? ''), tag.get('alt') ?? '']));
  const wordless = [...texts].filter(([, alt]) => alt.trim() === '').map(([name]) => `${name} has no alternative text`);
  return {
    pictures: all.filter((url) => url.includes('/is/image/')),
    documents: all.filter((url) => url.includes('/documents/')),
    faults: [...wordless, ...widthsThatLie(tags)],
    texts,
  };
}

const nameOf = (url: string) => url.split('?')[0]?.split('/').pop() ?? '';

/** Candidates whose descriptor is not the width that they ask for. */
function widthsThatLie(tags: readonly ReadonlyMap<string, string>[]): string[] {
  const candidates = tags.flatMap((tag) => (tag.get('srcset') ?? tag.get('imagesrcset') ?? '').split(/,\s+/));
  return candidates.filter((candidate) => {
    const [url = '', descriptor] = candidate.split(' ');
    return descriptor !== undefined && `${new URL(url, 'http://any.test').searchParams.get('wid')}w` !== descriptor;
  });
}
