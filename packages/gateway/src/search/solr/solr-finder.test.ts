import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateProducts } from '../../demonstration/products/generate-products.ts';
import { createLogger } from '../../http/log.ts';
import { createEmbeddedFinder } from '../embedded-finder.ts';
import { createSearchEngine } from '../create-search-engine.ts';
import { FinderProblem, type Finder } from '../finder.ts';
import { QueryProblem } from '../query.ts';
import type { SearchRequest } from '../search-engine.ts';
import { testSource } from '../testing.ts';
import { createSolrFinder } from './solr-finder.ts';
import { SolrStandIn } from '../../../testing/solr-stand-in/solr-stand-in.ts';

const now = () => new Date('2026-11-20T00:00:00Z');
const log = createLogger('silent');
const url = 'http://solr.test/solr/{collection}';
const products = [...generateProducts({ count: 160 })];

function solrFinderOn(solr: SolrStandIn, source = testSource(products), feeds = true): Finder {
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
/** Two finders over the same catalogue. */
const embedded = createEmbeddedFinder(testSource(products), now, log);
const fedSolr = new SolrStandIn();
const solrFinder = solrFinderOn(fedSolr);
const searchRequest = (fields: Partial<SearchRequest>): SearchRequest => ({ persona: 'GST', ...fields });
const everything = { query: { kind: 'all' }, filters: [], start: 0, rows: 5 } as const;

test.each([
  searchRequest({}),
  searchRequest({ q: 'Product_Category:"Bathroom Accessories"', fq: ['language_s:"fr"'], sort: 'productName_s desc' }),
  searchRequest({
    fq: ['priceList.GST.finalPrice_d:[100 TO 400]', 'ProductBrandName_s:("Averell" OR "Terrane")'],
    start: 7,
  }),
  searchRequest({ profilename: 'profile_averell_Typeahead', q: 'tow' }),
  searchRequest({ profilename: 'profile_service_parts_Search', q: 'cartridge' }),
  searchRequest({
    persona: 'TVS',
    fq: ['priceList.TVS.finalPrice_d:[* TO 250]'],
    sort: 'priceList.TVS.finalPrice_d asc',
  }),
])('GW-012 a search engine over Solr returns the same as one over the embedded index for %o', async (request) => {
  const [embeddedResult, solrResult] = await Promise.all(
    [embedded, solrFinder].map((finder) => engineOn(finder).search(request)),
  );
  const stable = (response: typeof embeddedResult) => ({ ...response, responseHeader: undefined });
  expect(embeddedResult?.response?.numFound).toBeGreaterThan(0);
  expect(stable(solrResult)).toEqual(stable(embeddedResult));
});

test('Solr is fed once per state of the catalogue, and removed products are no longer found after a change', async () => {
  const solr = new SolrStandIn();
  const source = testSource(products);
  const finder = solrFinderOn(solr, source);
  const { total } = await finder.find('basin_catalog', 'en', everything);
  const written = solr.updateCount;
  await finder.refresh();
  expect(solr.updateCount).toBe(written);
  source.products = products.slice(0, 60);
  source.changes += 1;
  await finder.refresh();
  expect((await finder.find('basin_catalog', 'en', everything)).total).toBeLessThan(total);
});

test('a Solr that another process feeds is only queried', async () => {
  const solr = new SolrStandIn();
  await solrFinderOn(solr).refresh();
  const written = solr.updateCount;
  expect(
    (await solrFinderOn(solr, testSource(products), false).find('basin_catalog', 'fr', everything)).total,
  ).toBeGreaterThan(50);
  expect(solr.updateCount).toBe(written);
});

test.each(['_version_', 'rank_d', 'generation_s', 'words_name_ws', 'priceList.TVS.finalPrice_d', '{!func}', 'id'])(
  'a query by %s, which is not a filter field, is rejected before it reaches Solr',
  async (field) => {
    await solrFinder.refresh();
    const { selectCount } = fedSolr;
    const filters = [{ kind: 'terms', field, values: ['x'] }] as const;
    await expect(solrFinder.find('basin_catalog', 'en', { ...everything, filters })).rejects.toThrow(QueryProblem);
    expect(fedSolr.selectCount).toBe(selectCount);
  },
);

test.each(['"', '\\', '" OR *:* OR "', ') OR (*:*', '{!join}', 'a AND -b', '*', '~2', '^9', '[* TO *]'])(
  'special characters such as %s in values or words have no effect',
  async (hostile) => {
    const filters = [{ kind: 'terms', field: 'ProductBrandName_s', values: [hostile] }] as const;
    expect((await solrFinder.find('basin_catalog', 'en', { ...everything, filters })).total).toBe(0);
    const query = { kind: 'words', text: `zzz ${hostile} yyy` } as const;
    const [embeddedResult, solrResult] = await Promise.all(
      [embedded, solrFinder].map((each) => each.find('basin_catalog', 'en', { ...everything, query })),
    );
    expect(solrResult?.total).toBe(embeddedResult?.total);
    expect(embeddedResult?.total).toBeLessThan(products.length / 2);
  },
);

describe('Solr failures', () => {
  const responses: Record<string, (path: string) => { status: number; body: string }> = {
    'an error status': () => ({ status: 500, body: '{}' }),
    'an HTML page': () => ({ status: 200, body: '<html>sign in</html>' }),
    'unexpected JSON': () => ({ status: 200, body: '{"response":{"numFound":"many"}}' }),
  };
  let respond = responses['an error status'];
  const server = createServer((request, response) => {
    const { status, body } = respond?.(request.url ?? '') ?? { status: 404, body: '' };
    response.writeHead(status).end(body);
  });
  let port = 0;
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  beforeAll(() => void (port = (server.address() as AddressInfo).port));
  afterAll(() => server.close());
  const finderAt = (base: string) =>
    createSolrFinder({ url: `${base}/{collection}`, source: testSource(products), feeds: false, now, log });

  test.each(Object.keys(responses))(
    'a Solr response with %s is reported as a FinderProblem, without the query',
    async (name) => {
      respond = responses[name];
      const failed = finderAt(`http://127.0.0.1:${port}`).find('basin_catalog', 'en', {
        ...everything,
        query: { kind: 'words', text: 'secretword' },
      });
      await expect(failed).rejects.toThrow(FinderProblem);
      await expect(failed).rejects.not.toThrow(/secretword/);
    },
  );

  test('an unreachable Solr is reported as a FinderProblem', async () => {
    await expect(finderAt('http://127.0.0.1:1').find('basin_catalog', 'en', everything)).rejects.toThrow(
      /could not be reached/,
    );
  });
});
