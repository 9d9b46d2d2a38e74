import { headerFaults, type Fetch } from './check-file.ts';
import { urlsInStyle } from './page-files.ts';

/** The content type and the first bytes of each kind of asset, by file extension. */
const kinds: Readonly<Record<string, readonly [type: RegExp, beginning: RegExp]>> = {
  css: [/^text\/css/, /\S/],
  js: [/^(?:text|application)\/javascript/, /\S/],
  svg: [/^image\/svg\+xml/, /^<svg/],
  woff2: [/^font\/woff2/, /^wOF2/],
  webmanifest: [/^application\/manifest\+json/, /^\{/],
};

/** Returns the faults of a stylesheet, font, icon or script, and of the files it refers to. */
export async function staticAssetFaults(url: string, fetch: Fetch): Promise<string[]> {
  const response = await fetch(url);
  if (response.status !== 200) return [`responds with ${response.status}`];
  const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
  const extension = new URL(url).pathname.split('.').pop() ?? '';
  const [type, beginning] = kinds[extension] ?? [];
  const within = await Promise.all(
    urlsWithin(extension, text).map(async (reference) => {
      const inner = new URL(reference, url).href;
      return (await staticAssetFaults(inner, fetch)).map((fault) => `refers to ${inner}, which ${fault}`);
    }),
  );
  return [
    ...(type?.test(response.headers.get('content-type') ?? '')
      ? []
      : [`has the content type ${response.headers.get('content-type')}`]),
    ...(beginning?.test(text) ? [] : [`begins with ${JSON.stringify(text.slice(0, 12))}`]),
    ...within.flat(),
    ...headerFaults(response),
  ];
}

function urlsWithin(extension: string, text: string): string[] {
  if (extension === 'css') return urlsInStyle(text);
  if (extension !== 'webmanifest') return [];
  const { icons = [] } = JSON.parse(text) as { icons?: { src: string }[] };
  return icons.map(({ src }) => src);
}
