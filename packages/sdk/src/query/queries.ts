import type { Sdk } from '@basin/sdk';
import { reads, type Reads } from './reads.ts';

/** A key that starts with its noun: `['basin', 'products', 'list', { category: 'bathroom-faucets' }]`. */
export type QueryKey = readonly ['basin', noun: string, read: string, ...input: unknown[]];

/** The options of a query for a read. */
export interface Query<Data> {
  readonly queryKey: QueryKey;
  readonly queryFn: () => Promise<Data>;
}

type QueryOf<Read> = Read extends (...input: infer Input) => Promise<infer Data>
  ? (...input: Input) => Query<Data>
  : never;

/** A query for every read of an SDK's nouns. */
export type Queries<Nouns> = {
  readonly [Name in keyof Nouns & keyof Reads & keyof Sdk]: {
    readonly [Read in Reads[Name][number] & keyof Sdk[Name]]: QueryOf<Sdk[Name][Read]>;
  };
};

/**
 * Returns a query for every read of an SDK, as plain objects that TanStack Query accepts in React, Vue, Svelte and
 * Solid: `useQuery(queries.products.get(slug))`. A key contains the whole input. An SDK belongs to one shopper, so
 * clear the query client when another shopper signs in.
 */
export function queriesOf<Nouns extends object>(sdk: Nouns): Queries<Nouns> {
  const nouns = Object.entries(reads).filter(([name]) => name in sdk);
  return Object.fromEntries(
    nouns.map(([name, names]) => {
      const noun = sdk[name as keyof Nouns] as Readonly<Record<string, Read>>;
      return [name, Object.fromEntries(names.map((read) => [read, queryOf(name, read, noun)]))];
    }),
  ) as Queries<Nouns>;
}

type Read = (...input: unknown[]) => Promise<unknown>;

const queryOf =
  (name: string, read: string, noun: Readonly<Record<string, Read>>) =>
  (...input: unknown[]): Query<unknown> => ({
    queryKey: ['basin', name, read, ...input],
    queryFn: () =>
      noun[read]?.(...input) ??
      Promise.reject(new TypeError(`The SDK has no ${name}.${read}: create it with a version of @basin/sdk that has.`)),
  });
