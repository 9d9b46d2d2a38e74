import { FinderProblem } from '../finder.ts';
import type { Collection } from '../profile.ts';

const TIMEOUT_MS = 5_000;
const FEEDING_TIMEOUT_MS = 60_000;

/** One collection of a Solr, over HTTP. Every method throws a `FinderProblem` when Solr cannot be asked or refuses. */
export interface SolrCore {
  select(parameters: URLSearchParams): Promise<unknown>;
  /** Commands of its JSON update handler. */
  update(commands: object): Promise<void>;
  fieldNames(): Promise<ReadonlySet<string>>;
  addFields(fields: readonly object[]): Promise<void>;
}

/** @param url where a collection answers, `{collection}` standing for its name */
export function solrCore(url: string, collection: Collection, fetch: typeof globalThis.fetch): SolrCore {
  const base = url.replaceAll('{collection}', collection).replace(/\/$/, '');
  const ask = async (path: string, init: RequestInit, timeoutMs: number): Promise<unknown> => {
    const what = `Solr's ${collection}${path}`;
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(base + path, { ...init, signal, redirect: 'error' }).catch((cause: unknown) => {
      throw new FinderProblem(`${what} could not be reached.`, { cause });
    });
    if (!answer.ok) throw new FinderProblem(`${what} answered with status ${answer.status}.`);
    return answer.json().catch((cause: unknown) => {
      throw new FinderProblem(`${what} did not answer with JSON.`, { cause });
    });
  };
  const post = (path: string, body: object) =>
    ask(path, { method: 'POST', headers, body: JSON.stringify(body) }, FEEDING_TIMEOUT_MS);
  return {
    select: (parameters) => ask('/select', { method: 'POST', body: parameters }, TIMEOUT_MS),
    async update(commands) {
      await post('/update?wt=json', commands);
    },
    async fieldNames() {
      const { fields = [] } = (await ask('/schema/fields?wt=json', {}, TIMEOUT_MS)) as { fields?: { name: string }[] };
      return new Set(fields.map(({ name }) => name));
    },
    async addFields(fields) {
      if (fields.length > 0) await post('/schema', { 'add-field': fields });
    },
  };
}

const headers = { 'Content-Type': 'application/json' };
