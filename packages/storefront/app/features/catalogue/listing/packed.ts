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
  return JSON.stringify([listing, facets.map(facetRow), cards, [...faces.values()]] satisfies Parts);
}

type Parts = readonly [Pick<ListingView, 'total' | 'price'>, readonly FacetRow[], readonly CardRow[], readonly Face[]];

/** The listing of such a text. */
export function unpack(packed: PackedListing): ListingView {
  const [listing, facets, cards, faces] = JSON.parse(packed) as Parts;
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
  alt: string,
  price: ProductCardView['price'],
  coverage: ProductCardView['coverage'],
  badges: ProductCardView['badges'],
  swatches: readonly (readonly [face: number, sku: string])[],
  finishes: number,
  placeholder?: string | undefined,
];

function cardRow(card: ProductCardView, numberOf: (finish: Finish) => number): CardRow {
  const { sku, path, name, brand, image, price, coverage, badges, finishes, placeholder } = card;
  const swatches = card.swatches.map((finish) => [numberOf(finish), finish.sku] as const);
  const row = [sku, path, name, brand, image.name, image.alt, price, coverage, badges, swatches, finishes] as const;
  return placeholder === undefined ? row : [...row, placeholder];
}

function cardFrom(row: CardRow, faces: readonly Face[]): ProductCardView {
  const [sku, path, name, brand, image, alt, price, coverage, badges, numbered, finishes, placeholder] = row;
  const swatches = numbered.map(([number, of]) => {
    const [finish = '', swatch = ''] = faces[number] ?? [];
    return { sku: of, name: finish, swatch };
  });
  const picture = { name: image, alt };
  return { sku, path, name, brand, image: picture, placeholder, price, coverage, badges, swatches, finishes };
}
