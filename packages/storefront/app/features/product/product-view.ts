import type { CoverageView, ProductCardView } from '../catalogue/index.ts';
import type { DocumentView } from '../documents/index.ts';
import type { Departure, Money, PartInFinish, StockStatus } from '@basin/domain';

export type FinishState = 'available' | 'backOrder' | 'discontinued';

/** One finish of the product. */
export interface FinishView {
  readonly sku: string;
  readonly label: string;
  /** Name of the swatch's picture. */
  readonly swatch: string;
  readonly state: FinishState;
}

/** Whether the chosen finish can be had; undefined when the stock could not be asked. */
export interface StockView {
  readonly status: StockStatus | 'discontinued' | 'showroomOnly';
  readonly available: number;
}

export interface DeliveryView {
  readonly departure: Departure | undefined;
  readonly freightPolicy: string | undefined;
  /** What the goods of its parcel have to come to for free shipping; undefined for what is never sent free. */
  readonly freeFrom: Money | undefined;
}

export interface DimensionView {
  readonly key: string;
  readonly label: string;
  readonly inches: string;
  readonly millimetres: string;
}

export interface BundleItemView {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly path: string | undefined;
}

/** What must be there before the product can be fitted, in the finish that goes with the chosen one. */
export interface RequiredPartView {
  /** By which the form names the part, whatever its finish. */
  readonly key: string;
  readonly sku: string;
  readonly name: string;
  readonly finish: string;
  readonly match: PartInFinish<unknown>['match'];
  readonly price: Money | undefined;
}

/** A picture by the name of its master, and what it shows. */
export interface PictureView {
  readonly name: string;
  readonly alt: string;
  /** A miniature of the first one, as a data URL. */
  readonly placeholder?: string | undefined;
}

/** What the product page shows: of the product in general and of the chosen finish. */
export interface ProductView {
  readonly id: string;
  readonly slug: string;
  readonly path: string;
  readonly name: string;
  readonly brand: string;
  /** The listing that it is found on. */
  readonly categoryPath: string | undefined;
  readonly sku: string;
  readonly customerFacingSku: string;
  readonly finish: string;
  readonly finishes: readonly FinishView[];
  readonly pictures: readonly PictureView[];
  /** Address of the dimension drawing. */
  readonly drawing: string | undefined;
  /** Address of the model in the chosen finish. */
  readonly model: string | undefined;
  readonly price: { readonly now: Money; readonly was: Money | undefined } | undefined;
  readonly stock: StockView | undefined;
  readonly isSpecialOrder: boolean;
  readonly isExclusive: boolean;
  /** Whether the chosen finish is among the shopper's favourites. */
  readonly isSaved: boolean;
  readonly statesExcluded: readonly string[];
  /** When it leaves and how it is sent; undefined when it cannot be bought. */
  readonly delivery: DeliveryView | undefined;
  readonly shortDescription: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly care: string | undefined;
  readonly specifications: readonly { readonly label: string; readonly value: string }[];
  readonly dimensions: readonly DimensionView[];
  readonly documents: readonly DocumentView[];
  readonly bundleItems: readonly BundleItemView[];
  readonly requiredParts: readonly RequiredPartView[];
  readonly recommendedAccessories: readonly ProductCardView[];
  readonly coverage: CoverageView | undefined;
}

/** A room of tile as the address or the form says it, text as it was typed. */
export interface RoomView {
  readonly area: string;
  readonly overage: string;
}
