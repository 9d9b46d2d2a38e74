import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin, PluginTransformResultArgs, UnknownRow } from 'kysely';
import type { Db } from '../database/database.ts';
import { noDial, type Dial } from './dial.ts';

// one request's, through everything that it waits for: nobody else's clock or stock is touched
const current = new AsyncLocalStorage<Dial>();

/** Answers a request as it is dialled. */
export const whileDialled = <Result>(dial: Dial, answer: () => Result): Result => current.run(dial, answer);

/** The clock of the request that asks; the real one outside of requests that are dialled. */
export const dialledNow = (now: () => Date) => (): Date => {
  const { shiftSeconds } = current.getStore() ?? noDial;
  return new Date(now().getTime() + shiftSeconds * 1000);
};

/** A database whose stock reads as the request is dialled; orders still take from the real one. */
export const withDialledStock = (db: Db): Db => db.withPlugin(stockPlugin);

const stockPlugin: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult({ result }: PluginTransformResultArgs) {
    const { stock } = current.getStore() ?? noDial;
    const rows = stock.size === 0 ? result.rows : result.rows.map((row) => dialled(row, stock));
    return Promise.resolve({ ...result, rows });
  },
};

function dialled(row: UnknownRow, stock: ReadonlyMap<string, number>): UnknownRow {
  const available = typeof row.sku === 'string' && 'available' in row ? stock.get(row.sku) : undefined;
  return available === undefined ? row : { ...row, available };
}
