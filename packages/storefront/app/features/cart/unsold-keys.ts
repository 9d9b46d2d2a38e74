import type { UnsoldReason } from '@basin/domain';
import type { TextKey } from '../../shell/texts/translate.ts';

/** The text that says why an item can no longer be bought online, and what to do. */
export const unsoldKeys = {
  discontinued: 'cart.unsold.discontinued',
  showroomOnly: 'cart.unsold.showroomOnly',
  unpriced: 'cart.unsold.unpriced',
} as const satisfies Record<UnsoldReason, TextKey>;

/** The text that says why a product cannot be bought online. */
export const unsoldProductKeys = {
  discontinued: 'quickOrder.unsold',
  showroomOnly: 'product.retailOnly',
  unpriced: 'product.unpriced',
} as const satisfies Record<UnsoldReason, TextKey>;
