import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { StoredSession } from '@basin/sdk';
import { beforeAll, describe, expect, test } from 'vitest';
import { backEnds, buyInNextShop, nextProgram } from './next-in-browser.ts';
import { addressOf, nextOf, questionOf, toggled, wantedBy, type SearchParams } from './next-shop/listing.ts';
import { cookieTokens } from './next-shop/session-cookie.ts';

/** As Next gives an address to a page. */
function paramsOf(address: string): SearchParams {
  const { searchParams } = new URL(address, 'http://localhost');
  return Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name)]));
}

test('the address of a listing says which products, in which order, from which page on', () => {
  const wanted = {
    category: 'basins',
    sort: 'price-asc',
    filters: { finish: ['chrome', 'brass'], size: ['a:b'] },
    page: 2,
  } as const;
  expect(wantedBy(paramsOf(addressOf(wanted)))).toEqual(wanted);
  expect(questionOf(wanted)).toMatchObject({ category: 'basins', skip: 24, limit: 24 });
});

test('an address that says nothing, or what cannot be read, is the first page of the faucets', () => {
  const usual = { category: 'bathroom-faucets', sort: 'relevance', filters: {}, page: 1 };
  expect(wantedBy({})).toEqual(usual);
  expect(wantedBy({ sort: 'size', page: '-2', filter: ['finish', ':'], utm_source: 'mail' })).toEqual(usual);
});

test('choosing a value leads to the first page with it, choosing it again to the first page without', () => {
  const wanted = wantedBy({ page: '3' });
  const chosen = toggled(wanted, 'finish', 'chrome');
  expect(chosen).toMatchObject({ page: 1, filters: { finish: ['chrome'] } });
  expect(toggled(chosen, 'finish', 'chrome').filters).toEqual({});
});

test('there is a next page until all products were shown', () => {
  expect(nextOf(wantedBy({}), 25)?.page).toBe(2);
  expect(nextOf(wantedBy({}), 24)).toBeUndefined();
});

test('a session fits into a cookie: without the identity token, and as an empty text when it has ended', async () => {
  const kept: string[] = [];
  const tokens = cookieTokens(undefined, (text) => kept.push(text));
  const session: StoredSession = { isAuthenticated: true, token: 't', idToken: 'long' };
  await tokens.write(session);
  expect(await tokens.read()).toEqual({ isAuthenticated: true, token: 't' });
  expect(await cookieTokens(kept.at(-1), () => undefined).read()).toEqual({ isAuthenticated: true, token: 't' });
  await tokens.write(undefined);
  expect([kept.at(-1), await tokens.read()]).toEqual(['', undefined]);
});

test('a cookie that cannot be read is nobody’s', async () => {
  expect(await cookieTokens('{', () => undefined).read()).toBeUndefined();
});

describe('built by Next', () => {
  /** A copy within this repository, whose packages it uses as they were built. */
  const project = join(import.meta.dirname, '../reports/next-shop');
  // as its team runs it, without the conditions and the mode of this process
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
});
