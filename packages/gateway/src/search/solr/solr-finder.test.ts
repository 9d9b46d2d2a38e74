import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateProducts } from '../../demonstration/products/generate-products.ts';
import { createLogger } from '../../http/log.ts';
import { createEmbeddedFinder } from '../embedded-finder.ts';
import { createSearchEngine } from '../create-search-engine.ts';
import { FinderProblem, type Finder } from '../finder.ts';
import { QueryProblem } from '../query.ts';
import type { SearchQuestion } from '../search-engine.ts';
import { testSource } from '../testing.ts';
import { createSolrFinder } from './solr-finder.ts';
import { SolrStandIn } from '../../../testing/solr-stand-in/solr-stand-in.ts';

const now = () => new Date('2026-11-20T00:00:00Z');
const log = createLogger('silent');
const url = 'http://solr.test/solr/{collection}';
const products = [...generateProducts({ count: 160 })];

function over(solr: SolrStandIn, source = testSource(products), feeds = true): Finder {
  return createSolrFinder({ url, source, feeds, now, log, fetch: solr.fetch });
}
const engineOn = (finder: Finder) =>
  createSearchEngine({
    finder,
    source: testSource(products),
    rules: () => Promise.resolve(undefined),
    filesOrigin: 'http://files.test',
    now,
    newId: () => 'q',
  });
/** The two engines that questions of the same catalogue are put to. */
const embedded = createEmbeddedFinder(testSource(products), now, log);
const fed = new SolrStandIn();
const overFed = over(fed);
const question = (fields: Partial<SearchQuestion>): SearchQuestion => ({ persona: 'GST', ...fields });
const everything = { query: { kind: 'all' }, filters: [], start: 0, rows: 5 } as const;

test.each([
  question({}),
  question({ q: 'Product_Category:"Bathroom Accessories"', fq: ['language_s:"fr"'], sort: 'productName_s desc' }),
  question({
    fq: ['priceList.GST.finalPrice_d:[100 TO 400]', 'ProductBrandName_s:("Averell" OR "Terrane")'],
    start: 7,
  }),
  question({ profilename: 'profile_averell_Typeahead', q: 'tow' }),
  question({ profilename: 'profile_service_parts_Search', q: 'cartridge' }),
  question({ persona: 'TVS', fq: ['priceList.TVS.finalPrice_d:[* TO 250]'], sort: 'priceList.TVS.finalPrice_d asc' }),
])('GW-012 an engine over a Solr answers a shopper as the one over our index does: %o', async (asked) => {
  const [ours, solrs] = await Promise.all([embedded, overFed].map((finder) => engineOn(finder).search(asked)));
  const stable = (answer: typeof ours) => ({ ...answer, responseHeader: undefined });
  expect(ours?.response?.numFound).toBeGreaterThan(0);
  expect(stable(solrs)).toEqual(stable(ours));
});

test('a Solr is fed once for a state of the catalogue; after a change what has gone is found no more', async () => {
  const solr = new SolrStandIn();
  const source = testSource(products);
  const finder = over(solr, source);
  const { total } = await finder.find('basin_catalog', 'en', everything);
  const written = solr.written;
  await finder.refresh();
  expect(solr.written).toBe(written);
  source.products = products.slice(0, 60);
  source.changes += 1;
  await finder.refresh();
  expect((await finder.find('basin_catalog', 'en', everything)).total).toBeLessThan(total);
});

test('a Solr that others fill is only asked', async () => {
  const solr = new SolrStandIn();
  await over(solr).refresh();
  const written = solr.written;
  expect((await over(solr, testSource(products), false).find('basin_catalog', 'fr', everything)).total).toBeGreaterThan(
    50,
  );
  expect(solr.written).toBe(written);
});

test.each(['_version_', 'rank_d', 'generation_s', 'words_name_ws', 'priceList.TVS.finalPrice_d', '{!func}', 'id'])(
  'a question about %s, which is no filter, does not reach Solr',
  async (field) => {
    await overFed.refresh();
    const { asked } = fed;
    const filters = [{ kind: 'terms', field, values: ['x'] }] as const;
    await expect(overFed.find('basin_catalog', 'en', { ...everything, filters })).rejects.toThrow(QueryProblem);
    expect(fed.asked).toBe(asked);
  },
);

test.each(['"', '\\', '" OR *:* OR "', ') OR (*:*', '{!join}', 'a AND -b', '*', '~2', '^9', '[* TO *]'])(
  'a value or words with %s are only a value or words',
  async (hostile) => {
    const filters = [{ kind: 'terms', field: 'ProductBrandName_s', values: [hostile] }] as const;
    expect((await overFed.find('basin_catalog', 'en', { ...everything, filters })).total).toBe(0);
    const query = { kind: 'words', text: `zzz ${hostile} yyy` } as const;
    const [ours, solrs] = await Promise.all(
      [embedded, overFed].map((each) => each.find('basin_catalog', 'en', { ...everything, query })),
    );
    expect(solrs?.total).toBe(ours?.total);
    expect(ours?.total).toBeLessThan(products.length / 2);
  },
);

describe('a Solr that fails', () => {
  const answers: Record<string, (path: string) => { status: number; body: string }> = {
    'answers with an error': () => ({ status: 500, body: '{}' }),
    'answers with a page of HTML': () => ({ status: 200, body: '<html>sign in</html>' }),
    'answers with something else': () => ({ status: 200, body: '{"response":{"numFound":"many"}}' }),
  };
  let answer = answers['answers with an error'];
  const server = createServer((request, response) => {
    const { status, body } = answer?.(request.url ?? '') ?? { status: 404, body: '' };
    response.writeHead(status).end(body);
  });
  let port = 0;
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  beforeAll(() => void (port = (server.address() as AddressInfo).port));
  afterAll(() => server.close());
  const finderAt = (base: string) =>
    createSolrFinder({ url: `${base}/{collection}`, source: testSource(products), feeds: false, now, log });

  test.each(Object.keys(answers))('and %s is reported by name, without the question', async (name) => {
    answer = answers[name];
    const failed = finderAt(`http://127.0.0.1:${port}`).find('basin_catalog', 'en', {
      ...everything,
      query: { kind: 'words', text: 'secretword' },
    });
    await expect(failed).rejects.toThrow(FinderProblem);
    await expect(failed).rejects.not.toThrow(/secretword/);
  });

  test('because nobody is there is reported, too', async () => {
    await expect(finderAt('http://127.0.0.1:1').find('basin_catalog', 'en', everything)).rejects.toThrow(
      /could not be reached/,
    );
  });
});
