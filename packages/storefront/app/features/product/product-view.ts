import type { RoomSides } from '@basin/react-ui';
import type { Coverage, Finish, Money, Picture, ProductDetails } from '@basin/sdk';
import type { ProductCardView } from '../catalogue/index.ts';

/** The data of the product page: the product in the chosen finish, with the shop's URLs. */
export interface ProductView extends Omit<
  ProductDetails,
  'pictures' | 'bundleItems' | 'recommended' | 'statesExcluded' | 'specifications'
> {
  readonly path: string;
  readonly specifications: readonly SpecificationView[];
  /** The path of its category listing. */
  readonly categoryPath: string | undefined;
  readonly pictures: readonly PictureView[];
  readonly bundleItems: readonly BundleItemView[];
  readonly recommended: readonly ProductCardView[];
  readonly companions: TileCompanions;
  /**
   * The names of the states where it is not sold, as a list in the page's language. Empty when it is sold everywhere.
   */
  readonly statesExcluded: string;
  /** The name of the visitor's state, when it is not sold there. */
  readonly excludedHere: string | undefined;
  /** Whether the chosen finish is among the shopper's favourites. */
  readonly isSaved: boolean;
}

/** A row of the specifications, with the path of the collection that it names. */
export interface SpecificationView {
  readonly label: string;
  readonly value: string;
  readonly path?: string | undefined;
}

/** The recommended trim and grout for a tile, whose quantities a room plan calculates. */
export interface TileCompanions {
  readonly trim: { readonly name: string; readonly path: string; readonly coverage: Coverage } | undefined;
  readonly grout: { readonly name: string; readonly path: string; readonly packKilograms: number } | undefined;
}

/** A picture by the name of its master, with its alt text. */
export interface PictureView {
  readonly name: string;
  readonly alt: string;
  /** A miniature of the first picture, as a data URL. */
  readonly placeholder?: string | undefined;
}

/** A part of a set, with the path of its own product page in that finish. */
export interface BundleItemView {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly path: string | undefined;
  readonly image: Picture | null;
  /** The finish of the set. */
  readonly finish: Finish | undefined;
  /** The price of one piece without the set. Null when it is sold only in the set. */
  readonly price: Money | null;
}

/** A room of tile from the URL or form, as typed. */
export interface PlannedRoom {
  readonly area: string;
  /** Whether the form was submitted with an invalid area. */
  readonly isAreaRejected: boolean;
  readonly overage: string;
  /** Rooms by length and width, which give the area. */
  readonly sizes: readonly RoomSides[];
  readonly name: string;
}
