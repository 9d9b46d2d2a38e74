import { readFileSync } from 'node:fs';
import { logMessages, messages } from '@basin/domain';
import {
  createCart,
  createConfigCache,
  errorCatalogue,
  isSdkError,
  type CataloguedError,
  type SdkCalls,
} from '@basin/sdk';
import { createMock, fixtures } from '@basin/sdk/testing';
import { getResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import type { Gateway } from '../http/origin.ts';
import english from '../demonstration/content/dictionary/en.json' with { type: 'json' };
import french from '../demonstration/content/dictionary/fr.json' with { type: 'json' };
import { fillCatalogue } from '../../testing/catalogue.ts';
import { namedCalls } from './overrides.ts';
import { overriddenGateway, overriddenSdk, overrideOptions } from './testing.ts';
import { withOverrides } from './with-overrides.ts';

const document = readFileSync(new URL('../../../../docs/developer-overrides.md', import.meta.url), 'utf8');
const rows = [...document.matchAll(/^\| (.+?) +\| `([^`]+)` +\| (.+?) +\|.+\|$/gm)].map(
  ([, text = '', overrides = '', given = '']) => ({ text, overrides, given: given.trim() }),
);

const urls = {
  gatewayUrl: 'http://gateway.test/api',
  authorUrl: 'http://author.test',
  identityUrl: 'http://identity.test',
};
const { handlers } = createMock(urls);
const fixed = { fetch: async (request: Request) => (await getResponse(handlers, request)) ?? Response.error() };

/** A gateway with overrides that responds to every call with its fixture. */
const gateway = withOverrides(
  { ...fixed, author: fixed, identity: fixed, images: fixed, payment: fixed } as unknown as Gateway,
  overrideOptions,
);
const session = { token: 't', isAuthenticated: false, expiresAtMs: 4e12 };

type Calls = Readonly<Record<string, Readonly<Record<string, (input: object) => Promise<unknown>>>>>;
type Requests = Readonly<Record<string, Readonly<Record<string, { request: Readonly<Record<string, unknown>> }>>>>;

/** Makes a call with the request of its fixture. */
function make(sdk: SdkCalls, name: string): Promise<unknown> {
  const [area = '', own = ''] = name.split('.');
  const { request } = (fixtures as unknown as Requests)[area]?.[own] ?? expect.unreachable();
  const entry = namedCalls.get(name) ?? expect.unreachable();
  const parts = Object.entries(request).map(([part, wire]) => [
    part,
    entry[part as 'params' | 'query' | 'body']?.parse(wire as object),
  ]);
  const call = (sdk as unknown as Calls)[area]?.[own] ?? expect.unreachable();
  return call(Object.fromEntries(parts) as object);
}

/** The outcome of an overridden call, in the notation of the document. */
async function outcomeOf(overrides: string): Promise<string> {
  const [target = ''] = overrides.split(';');
  try {
    const reply = await make(
      overriddenSdk(gateway, { text: overrides }, session),
      target === '*' ? 'cart.active' : target,
    );
    return `reply with ${JSON.stringify(reply)}`;
  } catch (error) {
    if (!isSdkError(error)) throw error;
    const { status, code } = error as { status?: number; code?: string };
    return [error.kind, status, code].filter(Boolean).join(' ');
  }
}

async function loggedBy(overrides: string): Promise<string[]> {
  const logged: string[] = [];
  const log = (message: string) => void logged.push(message);
  const author = (request: Request) => {
    request.headers.set('Basin-Overrides', overrides);
    return gateway.author.fetch(request);
  };
  const cache = createConfigCache({
    authorUrl: urls.authorUrl,
    configPath: () => fixtures.config.global.request.query.path,
    fetch: { author },
    logger: { error: log, warn: log },
  });
  await cache.site('en');
  await cache.listingMapping('en');
  await cache.urlProperty(fixtures.config.urlProperty.request.query.path);
  return logged;
}

describe('the table in docs/developer-overrides.md', () => {
  const withResponse = rows.filter(({ given }) => !/^(?:log|notice)/.test(given));
  test.each(withResponse)('the documented outcome of "$text" occurs with $overrides', async ({ overrides, given }) => {
    expect(
      (await outcomeOf(overrides)).startsWith(given) ||
        (await outcomeOf(overrides)).includes(given.replace('reply with ', '')),
    ).toBe(true);
  });

  test.each(rows.filter(({ given }) => given === 'log'))(
    '"$text" is logged with $overrides',
    async ({ text, overrides }) => {
      expect(await loggedBy(overrides)).toContain(text);
      expect(await loggedBy('inventory.stock;error=500')).not.toContain(text);
    },
  );

  test('the documented cart notices occur with a stock override', async () => {
    const shop = await overriddenGateway(fillCatalogue);
    for (const { overrides: text, given } of rows.filter((row) => row.given.startsWith('notice'))) {
      const overrides = { text: '' };
      const sdk = overriddenSdk(shop, overrides);
      const cartClient = createCart(sdk);
      const { cart } = await cartClient.add({ sku: 'TL-300-GY', quantity: 2 });
      overrides.text = text;
      const { notices } = await cartClient.setQuantity(cart?.lines[0]?.id ?? '', 3);
      expect(notices.map(({ message }) => `notice ${message}`)).toEqual([given]);
    }
    await shop.close();
  });

  test('the dictionaries have the messages of both error catalogues, in English word for word', () => {
    const dictionaries: Readonly<Record<string, string>>[] = [english, french];
    for (const [code, { key, text }] of Object.entries(errorCatalogue as Readonly<Record<string, CataloguedError>>)) {
      if (key === undefined) continue;
      for (const dictionary of dictionaries) expect(dictionary[key], `${code}: ${key}`).toMatch(/\S/);
      if (text !== undefined) expect(dictionaries[0]?.[key]).toBe(text);
    }
  });

  test('docs/developer-overrides.md has every message of both error catalogues, as in the dictionary or the log', () => {
    const dictionary = Object.entries(english as Readonly<Record<string, string>>);
    // a text below a heading is only about its page
    const errors = dictionary.filter(([key]) => /^(?:cart|checkout|favourites)\.error|^error\.(?!\w+\.text)/.test(key));
    const known = [...Object.values(messages), ...Object.values(logMessages), ...errors.map(([, text]) => text)];
    const flat = document.replace(/\s+/g, ' ');
    expect(known.filter((text) => !flat.includes(text))).toEqual([]);
    const texts = new Set([...known, ...dictionary.map(([, text]) => text)]);
    expect(rows.map(({ text }) => text).filter((text) => !texts.has(text))).toEqual([]);
    expect(rows.length).toBeGreaterThan(35);
  });
});
