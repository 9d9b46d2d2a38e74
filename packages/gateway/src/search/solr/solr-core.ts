import { FinderProblem } from '../finder.ts';
import type { SearchCollection } from '../profile.ts';

const defaultTimeoutMs = 5_000;
const feedingTimeoutMs = 60_000;

/**
 * A Solr collection, over HTTP. Every method throws a `FinderProblem` when Solr is unreachable or responds with an
 * error.
 */
export interface SolrCore {
  select(parameters: URLSearchParams): Promise<unknown>;
  /** Sends commands to the JSON update handler. */
  update(commands: object): Promise<void>;
  fieldNames(): Promise<ReadonlySet<string>>;
  addFields(fields: readonly object[]): Promise<void>;
}

/** @param url the URL of a collection, with the placeholder `{collection}` */
export function solrCore(url: string, collection: SearchCollection, fetch: typeof globalThis.fetch): SolrCore {
  const base = url.replaceAll('{collection}', collection).replace(/\/$/, '');
  const request = async (path: string, init: RequestInit, timeoutMs: number): Promise<unknown> => {
    const name = `Solr's ${collection}${path}`;
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(base + path, { ...init, signal, redirect: 'error' }).catch((cause: unknown) => {
      throw new FinderProblem(`${name} could not be reached.`, { cause });
    });
    if (!response.ok) throw new FinderProblem(`${name} responded with status ${response.status}.`);
    return response.json().catch((cause: unknown) => {
      throw new FinderProblem(`${name} did not respond with JSON.`, { cause });
    });
  };
  const post = (path: string, body: object) =>
    request(path, { method: 'POST', headers, body: JSON.stringify(body) }, feedingTimeoutMs);
  return {
    select: (parameters) => request('/select', { method: 'POST', body: parameters }, defaultTimeoutMs),
    async update(commands) {
      await post('/update?wt=json', commands);
    },
    async fieldNames() {
      const { fields = [] } = (await request('/schema/fields?wt=json', {}, defaultTimeoutMs)) as {
        fields?: { name: string }[];
      };
      return new Set(fields.map(({ name }) => name));
    },
    async addFields(fields) {
      if (fields.length > 0) await post('/schema', { 'add-field': fields });
    },
  };
}

const headers = { 'Content-Type': 'application/json' };
