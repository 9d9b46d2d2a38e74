import type { RoomSides } from '@basin/react-ui';
import type { Coverage, Finish, Picture, ProductDetails, StartingPrice } from '@basin/sdk';
import type { ProductCardView } from '../catalogue/index.ts';

/** What the product page shows: the product in the chosen finish, with the shop's addresses. */
export interface ProductView extends Omit<
  ProductDetails,
  'pictures' | 'bundleItems' | 'recommended' | 'statesExcluded'
> {
  readonly path: string;
  /** The listing that it is found on. */
  readonly categoryPath: string | undefined;
  readonly pictures: readonly PictureView[];
  readonly bundleItems: readonly BundleItemView[];
  readonly recommended: readonly ProductCardView[];
  readonly beside: BesideTile;
  /** The names of the states that it is not sold in, as a list in the page's language; empty when it is sold in all. */
  readonly statesExcluded: string;
  /** The name of the visitor's state, when it is one of these. */
  readonly excludedHere: string | undefined;
  /** Whether the chosen finish is among the shopper's favourites. */
  readonly isSaved: boolean;
}

/** Of the products that go well with a tile, those of which a room plan says how many it takes. */
export interface BesideTile {
  readonly trim: { readonly name: string; readonly path: string; readonly coverage: Coverage } | undefined;
  readonly grout: { readonly name: string; readonly path: string; readonly packKilograms: number } | undefined;
}

/** A picture by the name of its master, and what it shows. */
export interface PictureView {
  readonly name: string;
  readonly alt: string;
  /** A miniature of the first one, as a data URL. */
  readonly placeholder?: string | undefined;
}

/** A part of a set, and the page of its own product in that finish. */
export interface BundleItemView {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly path: string | undefined;
  readonly image: Picture | null;
  /** That of the set. */
  readonly finish: Finish | undefined;
  /** What it costs without the set; null when it is sold in the set only. */
  readonly price: StartingPrice | null;
}

/** A room of tile as the address or the form says it, text as it was typed. */
export interface RoomView {
  readonly area: string;
  readonly overage: string;
  /** Rooms by length and width, from which the area follows. */
  readonly sizes: readonly RoomSides[];
  readonly name: string;
}
