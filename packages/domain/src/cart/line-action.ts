import type { LineItemChoices } from './line-item.ts';

/** A part to put into a bundle. */
export interface BundleItem {
  readonly sku: string;
  /** Units in one bundle. */
  readonly quantity: number;
  readonly fields?: LineItemChoices | undefined;
}

/** A change of a cart's lines, its action spelt as on the wire. @see docs/domain.md cart changes */
export type LineAction =
  | {
      readonly action: 'addLineItem';
      readonly sku: string;
      readonly quantity: number;
      readonly fields?: LineItemChoices | undefined;
    }
  | {
      readonly action: 'addbundle';
      readonly sku: string;
      readonly quantity: number;
      readonly bundleItems: readonly BundleItem[];
      readonly fields?: LineItemChoices | undefined;
    }
  | {
      readonly action: 'addBundleItem';
      readonly bundleParentId: string;
      readonly sku: string;
      /** Units in the cart, not in one bundle. */
      readonly quantity: number;
      readonly fields?: LineItemChoices | undefined;
    }
  | { readonly action: 'removeLineItem'; readonly lineItemId: string; readonly quantity?: number | undefined }
  | { readonly action: 'removebundle' | 'removeBundleItem'; readonly lineItemId: string }
  | {
      readonly action: 'changeLineItemQuantity' | 'changeBundleItemQuantity';
      readonly lineItemId: string;
      /** Absolute; 0 removes. */
      readonly quantity: number;
    };
