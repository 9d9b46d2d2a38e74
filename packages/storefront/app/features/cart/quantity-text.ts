import type { UnitsOfLine } from '@basin/sdk';
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

/** Returns the text of units in a shipment or a return, with the finish and the model number. */
export function unitsText(t: Translate, { name, finish, modelNumber, quantity, coverage }: UnitsOfLine): string {
  const words = [name, finish, t('product.sku', { sku: modelNumber })].filter(Boolean).join(' · ');
  return t('order.units', {
    quantity: coverage ? quantityText(t, { quantity, coverage }) : String(quantity),
    name: words,
  });
}
