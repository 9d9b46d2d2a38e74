import { setTimeout } from 'node:timers/promises';
import { pageFaults } from './page-faults.ts';
import { readPage, type ReadPage } from './read-page.ts';
import { here, readSitemaps, type Ask } from './read-sitemaps.ts';
import { some } from './some.ts';

/** What to audit. */
export interface AuditOptions {
  readonly origin: string;
  readonly ask?: Ask;
  /** Of each kind of page only so many are visited, from the first to the last; all unless given. */
  readonly mostOfAKind?: number;
}

/** What an audit found. */
export interface Audit {
  readonly pages: number;
  readonly links: number;
  readonly pictures: number;
  /** Each with the address that it is about. */
  readonly faults: readonly string[];
}

const atOnce = 2;
const mostTries = 10;

/** Asks again, as crawlers do, when the shop says that it has too much to do. */
export const askPatiently: Ask = async (url, init) => {
  for (let tries = 1; ; tries++) {
    const response = await fetch(url, init);
    if (response.status !== 503 || tries === mostTries) return response;
    await setTimeout(1000 * Number(response.headers.get('Retry-After') ?? 1));
  }
};

/** Visits the pages that a shop lists for crawlers, what they link to and what they are shared by. */
export async function auditSite({ origin, ask = askPatiently, mostOfAKind = Infinity }: AuditOptions): Promise<Audit> {
  const listed = [...Map.groupBy(await readSitemaps(origin, ask), ({ kind }) => kind).values()].flatMap((pages) =>
    some(pages, mostOfAKind),
  );
  const pages = await each(listed, async (page) => {
    const response = await ask(here(page.url, origin), { redirect: 'manual' });
    return { listed: page, read: readPage(page.url, response.status, await response.text()) };
  });
  const visited = new Set(pages.map(({ listed: { url } }) => url));
  const own = new URL(listed[0]?.url ?? origin).origin;
  const links = unvisitedLinks(
    pages.map(({ read }) => read),
    own,
    visited,
  );
  const pictures = [
    ...new Set(
      pages.flatMap(({ listed: { pictures: named }, read }) => [...named, read.meta.get('og:image') ?? []].flat()),
    ),
  ];
  const faults = [
    ...pages.flatMap(({ read, listed: page }) => pageFaults(read, page).map((fault) => `${page.url} ${fault}`)),
    ...sameTitles(pages.map(({ read }) => read)),
    ...(await each(some(links, mostOfAKind * 10), async (url) => linkFault(url, await ask(here(url, origin))))).flat(),
    ...(await each(some(pictures, mostOfAKind * 2), async (url) => pictureFault(url, await ask(url)))).flat(),
  ];
  return { pages: pages.length, links: links.length, pictures: pictures.length, faults };
}

/** The results of an operation on each item, a few at a time. */
async function each<Item, Result>(items: readonly Item[], run: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const worker = async () => {
    for (const [index, item] of waiting) results[index] = await run(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

/** The pages of the shop that are linked to and not listed; a filter, a word or a sort makes no page of its own. */
function unvisitedLinks(pages: readonly ReadPage[], own: string, visited: ReadonlySet<string>): string[] {
  const links = pages.flatMap(({ links: found }) => found).map((link) => new URL(link));
  const paths = links.filter(({ origin }) => origin === own).map(({ origin, pathname }) => origin + pathname);
  return [...new Set(paths)].filter((url) => !visited.has(url));
}

/** Pages of one language that have the same title and description. */
function sameTitles(pages: readonly ReadPage[]): string[] {
  const said = Map.groupBy(
    pages,
    ({ language, title, meta }) => `${language} ${title}\n${meta.get('description') ?? ''}`,
  );
  return [...said.values()]
    .filter((same) => same.length > 1)
    .map(([first, second]) => `${second?.url ?? ''} has the title and description of ${first?.url ?? ''}`);
}

const linkFault = (url: string, { status }: Response): string[] =>
  status < 400 ? [] : [`${url} is linked to and answers ${status}`];

function pictureFault(url: string, { status, headers }: Response): string[] {
  const type = headers.get('Content-Type') ?? '';
  return status === 200 && type.startsWith('image/') ? [] : [`${url} is a picture that answers ${status} ${type}`];
}
