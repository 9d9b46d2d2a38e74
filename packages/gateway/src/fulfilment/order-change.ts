import type { LineUnits } from '@basin/domain';

/** A step of an order and its parameters; without units it applies to all that are left. */
export type OrderChange =
  | { readonly step: 'ship'; readonly parcel: Parcel; readonly units?: readonly LineUnits[] | undefined }
  | { readonly step: 'complete' }
  | { readonly step: 'cancel' }
  | { readonly step: 'return'; readonly units?: readonly LineUnits[] | undefined }
  /** Refunds the amount owed for returned units when no amount is given. */
  | { readonly step: 'refund'; readonly centAmount?: number | undefined };

/** A parcel with its carrier and tracking number. */
export interface Parcel {
  readonly carrier: string;
  readonly trackingNumber: string;
  /** The carrier's tracking page. */
  readonly url?: string | undefined;
}

/** The change of one step. */
export type ChangeOf<Step extends OrderChange['step']> = Extract<OrderChange, { step: Step }>;
