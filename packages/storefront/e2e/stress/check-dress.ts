import { headerFaults, type Ask } from './check-file.ts';
import { addressesInStyle } from './page-files.ts';

/** What an asset is said to be and how it begins, by the end of its name. */
const kinds: Readonly<Record<string, readonly [type: RegExp, beginning: RegExp]>> = {
  css: [/^text\/css/, /\S/],
  js: [/^(?:text|application)\/javascript/, /\S/],
  svg: [/^image\/svg\+xml/, /^<svg/],
  woff2: [/^font\/woff2/, /^wOF2/],
  webmanifest: [/^application\/manifest\+json/, /^\{/],
};

/** What is wrong with a style, font, icon or script, and with all that it leads to itself. */
export async function dressFaults(url: string, ask: Ask): Promise<string[]> {
  const answer = await ask(url);
  if (answer.status !== 200) return [`answers ${answer.status}`];
  const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  const ending = new URL(url).pathname.split('.').pop() ?? '';
  const [type, beginning] = kinds[ending] ?? [];
  const within = await Promise.all(
    addressesWithin(ending, text).map(async (address) => {
      const inner = new URL(address, url).href;
      return (await dressFaults(inner, ask)).map((fault) => `leads to ${inner}, which ${fault}`);
    }),
  );
  return [
    ...(type?.test(answer.headers.get('content-type') ?? '')
      ? []
      : [`is said to be ${answer.headers.get('content-type')}`]),
    ...(beginning?.test(text) ? [] : [`begins with ${JSON.stringify(text.slice(0, 12))}`]),
    ...within.flat(),
    ...headerFaults(answer),
  ];
}

function addressesWithin(ending: string, text: string): string[] {
  if (ending === 'css') return addressesInStyle(text);
  if (ending !== 'webmanifest') return [];
  const { icons = [] } = JSON.parse(text) as { icons?: { src: string }[] };
  return icons.map(({ src }) => src);
}
