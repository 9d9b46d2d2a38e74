import { seedAccounts } from '../src/demonstration/seed-accounts.ts';
import { seedContent } from '../src/demonstration/seed-content.ts';
import { seedIfEmpty } from '../src/demonstration/seed-catalogue.ts';
import type { Fill } from './database.ts';
import { testGateway, type TestGateway } from './gateway.ts';
import { createShopper, signInAs, type Answer, type Shopper } from './shopper.ts';

/** An answer of the search as it travels. */
export interface SearchReply {
  readonly responseHeader: { readonly status: number };
  readonly response: { readonly numFound: number; readonly start: number; readonly docs: Record<string, unknown>[] };
  readonly facet_counts: {
    readonly facet_fields: Record<string, (string | number)[]>;
    readonly facet_ranges: Record<
      string,
      { readonly counts: (string | number)[]; readonly gap: number; readonly start: number; readonly end: number }
    >;
  };
  readonly grouped: Record<
    string,
    {
      readonly matches: number;
      readonly ngroups: number;
      readonly groups: { readonly groupValue: string; readonly doclist: { readonly numFound: number } }[];
    }
  >;
  readonly fusion: Record<string, unknown> & {
    readonly 'facet.field': string[];
    readonly facet_labels: Record<string, string>;
    readonly color_swatch_labels: Record<string, string>;
  };
}

type Query = Readonly<Record<string, string | string[]>>;
type Ask = (query: Query, shopper?: Shopper) => Promise<SearchReply>;

/** A house of three hundred products, and those who look for something in it. */
export interface SearchHouse {
  readonly gateway: TestGateway;
  readonly guest: Shopper;
  readonly trade: Shopper;
  /** Asks for a listing, as the guest unless said; anything but 200 is an error. */
  readonly listing: Ask;
  /** Searches, as the guest unless said; anything but 200 is an error. */
  readonly search: Ask;
  /** The listing as a guest gets it. */
  readonly answerToListing: (query: Query) => Promise<Answer>;
}

const today = new Date('2026-11-20');
const fillThreeHundred: Fill = (db) => seedIfEmpty(db, { today, count: 300 });

/** The whole catalogue of the demonstration on the day of the search house. */
export const fillWholeCatalogue: Fill = (db) => seedIfEmpty(db, { today });

export async function openSearchHouse(): Promise<SearchHouse> {
  const gateway = await testGateway({
    at: new Date('2026-11-20T10:00:00Z'),
    fill: [fillThreeHundred, seedAccounts, seedContent],
  });
  const [guest, trade] = [await createShopper(gateway), await signInAs(gateway, 'trade@example.com')];
  const asking =
    (path: string): Ask =>
    async (query, shopper = guest) => {
      const { status, body } = await shopper.send('GET', address(path, query));
      if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
      return body as SearchReply;
    };
  return {
    ...{ gateway, guest, trade },
    listing: asking('/search/listing'),
    search: asking('/search'),
    answerToListing: (query) => guest.send('GET', address('/search/listing', query)),
  };
}

function address(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) for (const each of [value].flat()) search.append(name, each);
  return `${path}?${search.toString()}`;
}

/** A category of many products, in English. */
export const faucets = { q: 'Product_Category:"Bathroom Faucets"', fq: 'language_s:"en"' };
