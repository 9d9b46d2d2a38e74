import type { Finish } from '@basin/sdk';
import type { ProductCardView } from '../product-card.ts';
import type { FacetView, ListingView } from './listing-view.ts';

declare const packedListing: unique symbol;

/**
 * A listing as one text, in which a member has a place instead of a name and each finish stands once. React Router writes the data of a
 * loader as a list in which each object names its members by number; for the hundreds of small objects of a listing that weighs four
 * times as much.
 */
export type PackedListing = string & { readonly [packedListing]?: true };

type Face = readonly [name: string, swatch: string];

/** A listing as the text that travels. */
export function pack({ products, facets, ...listing }: ListingView): PackedListing {
  const faces = new Map<string, Face>();
  const numberOf = ({ name, swatch }: Finish) => {
    const key = `${name}\n${swatch}`;
    faces.set(key, [name, swatch]);
    return [...faces.keys()].indexOf(key);
  };
  const cards = products.map((product) => cardRow(product, numberOf));
  const parts = [listing, facets.map(facetRow), cards, [...faces.values()]] satisfies Parts;
  return swapQuotes(JSON.stringify(parts));
}

/** In the script of a page a double quote within a text within a text takes four characters. */
const swapQuotes = (text: string) => text.replaceAll(/["~]/g, (mark) => (mark === '"' ? '~' : '"'));

type Parts = readonly [Pick<ListingView, 'total' | 'price'>, readonly FacetRow[], readonly CardRow[], readonly Face[]];

/** The listing of such a text. */
export function unpack(packed: PackedListing): ListingView {
  const [listing, facets, cards, faces] = JSON.parse(swapQuotes(packed)) as Parts;
  return { ...listing, facets: facets.map(facetFrom), products: cards.map((row) => cardFrom(row, faces)) };
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

type CardRow = readonly [
  sku: string,
  path: string,
  name: string,
  brand: string,
  image: string,
  altShared: number,
  alt: string,
  price: PriceRow | null,
  coverage: ProductCardView['coverage'],
  badges: ProductCardView['badges'],
  swatches: readonly (readonly [face: number, shared: number, sku: string])[],
  finishes: number,
  placeholder?: string | undefined,
];

function cardRow(card: ProductCardView, numberOf: (finish: Finish) => number): CardRow {
  const { sku, path, name, brand, image, price, coverage, badges, finishes, placeholder } = card;
  const swatches = card.swatches.map((finish) => [numberOf(finish), ...unlike(sku, finish.sku)] as const);
  const alt = unlike(name, image.alt);
  const row = [
    sku,
    path,
    name,
    brand,
    image.name,
    ...alt,
    priceRow(price),
    coverage,
    badges,
    swatches,
    finishes,
  ] as const;
  return placeholder === undefined ? row : [...row, placeholder];
}

function cardFrom(row: CardRow, faces: readonly Face[]): ProductCardView {
  const [sku, path, name, brand, image, altShared, alt, price, coverage, badges, numbered, finishes, placeholder] = row;
  const swatches = numbered.map(([number, shared, rest]) => {
    const [finish = '', swatch = ''] = faces[number] ?? [];
    return { sku: sku.slice(0, shared) + rest, name: finish, swatch };
  });
  const picture = { name: image, alt: name.slice(0, altShared) + alt };
  const rest = { placeholder, price: priceFrom(price), coverage, badges, swatches, finishes };
  return { sku, path, name, brand, image: picture, ...rest };
}

/** A text without its beginning that another has too, and how long that is. */
function unlike(known: string, text: string): [shared: number, rest: string] {
  let shared = 0;
  while (shared < text.length && text[shared] === known[shared]) shared += 1;
  return [shared, text.slice(shared)];
}

type PriceRow = readonly [cents: number, currency: string, isRange: boolean, was?: number | null, list?: number];

function priceRow(price: ProductCardView['price']): PriceRow | null {
  if (!price) return null;
  const { from, was, list, isRange } = price;
  const row = [from.cents, from.currency, isRange] as const;
  if (list) return [...row, was?.cents ?? null, list.cents];
  return was ? [...row, was.cents] : row;
}

function priceFrom(row: PriceRow | null): ProductCardView['price'] {
  if (!row) return null;
  const [cents, currency, isRange, was, list] = row;
  const money = (other: number | null | undefined) => (other == null ? null : { cents: other, currency });
  return { from: { cents, currency }, was: money(was), list: money(list), isRange };
}
