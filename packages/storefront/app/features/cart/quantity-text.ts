import type { CartLineView } from './cart-view.ts';
import type { Translate } from '../../shell/texts/translate.ts';

/** Returns the text of an ordered quantity: tile in boxes and trim in pieces, as they are sold. */
export function quantityText(
  t: Translate,
  { quantity, coverage }: Pick<CartLineView, 'quantity' | 'coverage'>,
): string {
  if (!coverage) return t('checkout.quantity', { count: quantity });
  return t(coverage.soldByBox ? 'quantity.boxes' : 'quantity.pieces', { count: quantity });
}
