import type { LineUnits } from '@basin/domain';

/** A step of an order and what it needs; without units it is about all that are left. */
export type OrderChange =
  | { readonly step: 'ship'; readonly parcel: Parcel; readonly units?: readonly LineUnits[] | undefined }
  | { readonly step: 'complete' }
  | { readonly step: 'cancel' }
  | { readonly step: 'return'; readonly units?: readonly LineUnits[] | undefined }
  /** Without an amount, what is owed for the units that came back. */
  | { readonly step: 'refund'; readonly centAmount?: number | undefined };

/** A parcel as its carrier knows it. */
export interface Parcel {
  readonly carrier: string;
  readonly trackingNumber: string;
  /** The carrier's page for it. */
  readonly url?: string | undefined;
}

/** The change of one step. */
export type ChangeOf<Step extends OrderChange['step']> = Extract<OrderChange, { step: Step }>;
