import type { Sdk } from '@basin/sdk';
import { reads, type Reads } from './reads.ts';

/** A key that begins with its noun: `['basin', 'products', 'list', { category: 'bathroom-faucets' }]`. */
export type QueryKey = readonly ['basin', noun: string, read: string, ...input: unknown[]];

/** A read as query libraries take it. */
export interface Query<Data> {
  readonly queryKey: QueryKey;
  readonly queryFn: () => Promise<Data>;
}

type QueryOf<Read> = Read extends (...input: infer Input) => Promise<infer Data>
  ? (...input: Input) => Query<Data>
  : never;

/** A query for every read of the nouns that an SDK has. */
export type Queries<Nouns> = {
  readonly [Name in keyof Nouns & keyof Reads & keyof Sdk]: {
    readonly [Read in Reads[Name][number] & keyof Sdk[Name]]: QueryOf<Sdk[Name][Read]>;
  };
};

/**
 * A query for every read of an SDK, as plain objects that TanStack Query takes in React, Vue, Svelte and Solid:
 * `useQuery(queries.products.get(slug))`. Keys say all that was asked, in the words of the SDK; one SDK is one shopper, so
 * clear the query client where another signs in.
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
    queryFn: () => noun[read]?.(...input) ?? Promise.reject(new TypeError(`The SDK has no ${name}.${read}.`)),
  });
