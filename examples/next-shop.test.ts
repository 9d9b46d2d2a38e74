import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { StoredSession } from '@basin/sdk';
import { beforeAll, describe, expect, test } from 'vitest';
import { backEnds, buyInNextShop, nextProgram, visitWithoutBackEnd } from './next-in-browser.ts';
import { pageUrl, nextPage, sdkQuery, toggleFilter, readQuery, type SearchParams } from './next-shop/listing.ts';
import { cookieTokens } from './next-shop/session-cookie.ts';

/** Converts a URL to the search params that Next passes to a page. */
function paramsOf(address: string): SearchParams {
  const { searchParams } = new URL(address, 'http://localhost');
  return Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name)]));
}

test('the URL of a listing contains category, sort order, filters and page', () => {
  const query = {
    category: 'basins',
    sort: 'price-asc',
    filters: { finish: ['chrome', 'brass'], size: ['a:b'] },
    page: 2,
  } as const;
  expect(readQuery(paramsOf(pageUrl(query)))).toEqual(query);
  expect(sdkQuery(query)).toMatchObject({ category: 'basins', skip: 24, limit: 24 });
});

test('an empty or invalid query string gives the first page of faucets', () => {
  const usual = { category: 'bathroom-faucets', sort: 'relevance', filters: {}, page: 1 };
  expect(readQuery({})).toEqual(usual);
  expect(readQuery({ sort: 'size', page: '-2', filter: ['finish', ':'], utm_source: 'mail' })).toEqual(usual);
});

test('toggling a filter value adds or removes it and returns to the first page', () => {
  const query = readQuery({ page: '3' });
  const chosen = toggleFilter(query, 'finish', 'chrome');
  expect(chosen).toMatchObject({ page: 1, filters: { finish: ['chrome'] } });
  expect(toggleFilter(chosen, 'finish', 'chrome').filters).toEqual({});
});

test('there is a next page until all products have been shown', () => {
  expect(nextPage(readQuery({}), 25)?.page).toBe(2);
  expect(nextPage(readQuery({}), 24)).toBeUndefined();
});

test('a session cookie omits the identity token and is empty after the session ends', async () => {
  const kept: string[] = [];
  const tokens = cookieTokens(undefined, (text) => kept.push(text));
  const session: StoredSession = { isAuthenticated: true, token: 't', idToken: 'long' };
  await tokens.write(session);
  expect(await tokens.read()).toEqual({ isAuthenticated: true, token: 't' });
  expect(await cookieTokens(kept.at(-1), () => undefined).read()).toEqual({ isAuthenticated: true, token: 't' });
  await tokens.write(undefined);
  expect([kept.at(-1), await tokens.read()]).toEqual(['', undefined]);
});

test('an unreadable session cookie counts as no session', async () => {
  expect(await cookieTokens('{', () => undefined).read()).toBeUndefined();
});

describe('the shop built by Next', () => {
  /** A copy inside this repository, so that it uses the built packages. */
  const project = join(import.meta.dirname, '../reports/next-shop');
  // as in a separate project, without the conditions and NODE_ENV of this process
  const { NODE_OPTIONS: _, NODE_ENV: __, ...inherited } = process.env;
  const env = { ...inherited, NEXT_TELEMETRY_DISABLED: '1' } as unknown as NodeJS.ProcessEnv;

  beforeAll(async () => {
    await cp(join(import.meta.dirname, 'next-shop'), project, { recursive: true });
    await promisify(execFile)(process.execPath, [nextProgram(project), 'build'], { cwd: project, env });
  });

  test.each(Object.entries(backEnds))(
    'on %s a shopper narrows the listing, chooses a product, signs in with their cart and buys',
    (_name, open) => buyInNextShop(project, open, env),
  );

  test('without a back end the shop shows its navigation and an error page', () => visitWithoutBackEnd(project, env));
});
