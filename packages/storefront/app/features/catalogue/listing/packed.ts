import type { Finish } from '@basin/sdk';
import type { ProductCardView } from '../product-card.ts';
import type { FacetView, ListingView } from './listing-view.ts';

declare const packedListing: unique symbol;

/**
 * A listing as one string, with tuples instead of objects and each finish listed once. React Router serialises loader
 * data as a list in which each object refers to its keys by index, which is four times as large for the hundreds of
 * small objects of a listing.
 */
export type PackedListing = string & { readonly [packedListing]?: true };

type PackedFinish = readonly [name: string, swatch: string];

/** Packs a listing into a string. */
export function pack({ products, facets, ...listing }: ListingView): PackedListing {
  const packedFinishes = new Map<string, PackedFinish>();
  const numberOf = ({ name, swatch }: Finish) => {
    const key = `${name}\n${swatch}`;
    packedFinishes.set(key, [name, swatch]);
    return [...packedFinishes.keys()].indexOf(key);
  };
  const cards = products.map((product) => cardRow(product, numberOf));
  const parts = [listing, facets.map(facetRow), cards, [...packedFinishes.values()]] satisfies Parts;
  return swapQuotes(JSON.stringify(parts));
}

/** A double quote within nested strings takes four characters in the page's script. */
const swapQuotes = (text: string) => text.replaceAll(/["~]/g, (mark) => (mark === '"' ? '~' : '"'));

type Parts = readonly [
  Pick<ListingView, 'total' | 'price'>,
  readonly FacetRow[],
  readonly CardRow[],
  readonly PackedFinish[],
];

/** Unpacks a listing. */
export function unpack(packed: PackedListing): ListingView {
  const [listing, facets, cards, packedFinishes] = JSON.parse(swapQuotes(packed)) as Parts;
  return { ...listing, facets: facets.map(facetFrom), products: cards.map((row) => cardFrom(row, packedFinishes)) };
}

type FacetRow = readonly [
  field: string,
  label: string,
  values: readonly (readonly [key: string, count: number, words?: string | undefined])[],
];

const facetRow = ({ field, label, values }: FacetView): FacetRow => [
  field,
  label,
  values.map(({ key, count, label: words }) => (words === undefined ? [key, count] : [key, count, words])),
];

const facetFrom = ([field, label, values]: FacetRow): FacetView => ({
  field,
  label,
  values: values.map(([key, count, words]) => ({ key, count, ...(words !== undefined && { label: words }) })),
});

/** Parts that most cards of a page share are next to each other: they compress best. */
type CardRow = readonly [
  sku: string,
  path: string,
  name: string,
  image: string,
  altShared: number,
  alt: string,
  brand: string,
  coverage: ProductCardView['coverage'],
  badges: ProductCardView['badges'],
  swatches: readonly (readonly [face: number, shared: number, sku: string])[],
  finishes: number,
  price: PriceRow | null,
  placeholder?: string | undefined,
];

function cardRow(card: ProductCardView, numberOf: (finish: Finish) => number): CardRow {
  const { sku, path, name, brand, image, price, coverage, badges, finishes, placeholder } = card;
  const swatches = card.swatches.map((finish) => [numberOf(finish), ...splitSharedPrefix(sku, finish.sku)] as const);
  const alt = splitSharedPrefix(name, image.alt);
  const row = [
    sku,
    path,
    name,
    image.name,
    ...alt,
    brand,
    coverage,
    badges,
    swatches,
    finishes,
    priceRow(price),
  ] as const;
  return placeholder === undefined ? row : [...row, placeholder];
}

function cardFrom(row: CardRow, packedFinishes: readonly PackedFinish[]): ProductCardView {
  const [sku, path, name, image, altShared, alt, brand, coverage, badges, numbered, finishes, price, placeholder] = row;
  const swatches = numbered.map(([number, shared, rest]) => {
    const [finish = '', swatch = ''] = packedFinishes[number] ?? [];
    return { sku: sku.slice(0, shared) + rest, name: finish, swatch };
  });
  const picture = { name: image, alt: name.slice(0, altShared) + alt };
  const rest = { placeholder, price: priceFrom(price), coverage, badges, swatches, finishes };
  return { sku, path, name, brand, image: picture, ...rest };
}

/** Returns the length of the prefix that a string shares with another, and the rest of the string. */
function splitSharedPrefix(known: string, text: string): [shared: number, rest: string] {
  let shared = 0;
  while (shared < text.length && text[shared] === known[shared]) shared += 1;
  return [shared, text.slice(shared)];
}

type PriceRow = readonly [currency: string, isRange: boolean, cents: number, was?: number | null, list?: number];

function priceRow(price: ProductCardView['price']): PriceRow | null {
  if (!price) return null;
  const { from, was, list, isRange } = price;
  const row = [from.currency, isRange, from.cents] as const;
  if (list) return [...row, was?.cents ?? null, list.cents];
  return was ? [...row, was.cents] : row;
}

function priceFrom(row: PriceRow | null): ProductCardView['price'] {
  if (!row) return null;
  const [currency, isRange, cents, was, list] = row;
  const money = (other: number | null | undefined) => (other == null ? null : { cents: other, currency });
  return { from: { cents, currency }, was: money(was), list: money(list), isRange };
}
