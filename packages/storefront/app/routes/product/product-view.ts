import type { Money, StockStatus } from '@basin/domain';
import type { ProductCardView } from '../../catalogue/product-card.ts';
import type { DocumentView } from '../../catalogue/product-documents.ts';

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
  readonly restockableInDays: number | undefined;
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

/** How tile and trim are sold. */
export interface CoverageView {
  readonly soldByBox: boolean;
  readonly unit: string;
  readonly perUnit: number;
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
  readonly leadTime: string | undefined;
  readonly freightPolicy: string | undefined;
  readonly shortDescription: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly care: string | undefined;
  readonly specifications: readonly { readonly label: string; readonly value: string }[];
  readonly dimensions: readonly DimensionView[];
  readonly documents: readonly DocumentView[];
  readonly bundleItems: readonly BundleItemView[];
  readonly requiredAccessories: readonly ProductCardView[];
  readonly recommendedAccessories: readonly ProductCardView[];
  readonly coverage: CoverageView | undefined;
}

/** A room of tile as the address or the form says it, text as it was typed. */
export interface RoomView {
  readonly area: string;
  readonly overage: string;
}
