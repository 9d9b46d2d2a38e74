import { seedAccounts } from '../src/demonstration/seed-accounts.ts';
import { seedContent } from '../src/demonstration/seed-content.ts';
import { seedIfEmpty } from '../src/demonstration/seed-catalogue.ts';
import type { Fill } from './database.ts';
import { testGateway, type TestGateway } from './gateway.ts';
import { createShopper, signInAs, type GatewayReply, type Shopper } from './shopper.ts';

/** A search response in wire form. */
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
type Search = (query: Query, shopper?: Shopper) => Promise<SearchReply>;

/** A shop with 300 products, a guest and a trade customer. */
export interface SearchShop {
  readonly gateway: TestGateway;
  readonly guest: Shopper;
  readonly trade: Shopper;
  /** Requests a listing, as the guest by default. Throws for any status but 200. */
  readonly listing: Search;
  /** Searches, as the guest by default. Throws for any status but 200. */
  readonly search: Search;
  /** Requests a listing as the guest and returns the response, whatever its status. */
  readonly requestListing: (query: Query) => Promise<GatewayReply>;
}

const today = new Date('2026-11-20');
const fillThreeHundred: Fill = (db) => seedIfEmpty(db, { today, count: 300 });

/** Seeds the whole catalogue of the demonstration, as of the date of the search shop. */
export const fillWholeCatalogue: Fill = (db) => seedIfEmpty(db, { today });

export async function openSearchShop(): Promise<SearchShop> {
  const gateway = await testGateway({
    at: new Date('2026-11-20T10:00:00Z'),
    fill: [fillThreeHundred, seedAccounts, seedContent],
  });
  const [guest, trade] = [await createShopper(gateway), await signInAs(gateway, 'trade@example.com')];
  const searchAt =
    (path: string): Search =>
    async (query, shopper = guest) => {
      const { status, body } = await shopper.send('GET', urlOf(path, query));
      if (status !== 200) throw new Error(`${path} returned ${status}: ${JSON.stringify(body)}`);
      return body as SearchReply;
    };
  return {
    gateway,
    guest,
    trade,
    listing: searchAt('/search/listing'),
    search: searchAt('/search'),
    requestListing: (query) => guest.send('GET', urlOf('/search/listing', query)),
  };
}

function urlOf(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) for (const each of [value].flat()) search.append(name, each);
  return `${path}?${search.toString()}`;
}

/** A query for a large category, in English. */
export const faucets = { q: 'Product_Category:"Bathroom Faucets"', fq: 'language_s:"en"' };
