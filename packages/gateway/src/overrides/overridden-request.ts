import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin, PluginTransformResultArgs, UnknownRow } from 'kysely';
import type { Db } from '../database/database.ts';
import { noOverrides, type Overrides } from './overrides.ts';

// one request's, through everything that it waits for: nobody else's clock or stock is touched
const current = new AsyncLocalStorage<Overrides>();

/** Answers a request as it is overridden. */
export const whileOverridden = <Result>(overrides: Overrides, answer: () => Result): Result =>
  current.run(overrides, answer);

/** The clock of the request that asks; the real one outside of requests that are overridden. */
export const overriddenNow = (now: () => Date) => (): Date => {
  const { shiftSeconds } = current.getStore() ?? noOverrides;
  return new Date(now().getTime() + shiftSeconds * 1000);
};

/** A database whose stock reads as the request is overridden; orders still take from the real one. */
export const withOverriddenStock = (db: Db): Db => db.withPlugin(stockPlugin);

const stockPlugin: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult({ result }: PluginTransformResultArgs) {
    const { stock } = current.getStore() ?? noOverrides;
    const rows = stock.size === 0 ? result.rows : result.rows.map((row) => overridden(row, stock));
    return Promise.resolve({ ...result, rows });
  },
};

function overridden(row: UnknownRow, stock: ReadonlyMap<string, number>): UnknownRow {
  const available = typeof row.sku === 'string' && 'available' in row ? stock.get(row.sku) : undefined;
  return available === undefined ? row : { ...row, available };
}
