import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin, PluginTransformResultArgs, UnknownRow } from 'kysely';
import type { Db } from '../database/database.ts';
import { noOverrides, type Overrides } from './overrides.ts';

// the overrides of the current request, across its awaits; other requests are unaffected
const current = new AsyncLocalStorage<Overrides>();

/** Handles a request with its overrides in effect. */
export const runOverridden = <Result>(overrides: Overrides, respond: () => Result): Result =>
  current.run(overrides, respond);

/** Returns a clock with the shift of the current request; without one it is the real clock. */
export const overriddenNow = (now: () => Date) => (): Date => {
  const { shiftSeconds } = current.getStore() ?? noOverrides;
  return new Date(now().getTime() + shiftSeconds * 1000);
};

/** Wraps a database so that stock reads are overridden; orders still decrement the real stock. */
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
