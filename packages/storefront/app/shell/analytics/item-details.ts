import type { Cart, LineItem, Money } from '@basin/sdk';
import type { EventDetails } from './event-names.ts';

interface PricedItem extends Pick<LineItem, 'sku' | 'name' | 'unitPrice'> {
  /** One unit by default. */
  readonly quantity?: number;
}

/** Returns products as the items of an event, with their currency and the total value of those that have a price. */
export function itemDetails(priced: readonly PricedItem[]): Pick<EventDetails, 'items' | 'value' | 'currency'> {
  const currency = priced.find(({ unitPrice }) => unitPrice)?.unitPrice?.currency;
  const cents = priced.reduce((sum, { unitPrice, quantity = 1 }) => sum + (unitPrice?.cents ?? 0) * quantity, 0);
  const items = priced.map(({ sku, name, quantity, unitPrice }) => ({
    sku,
    name,
    quantity,
    price: inMajorUnits(unitPrice),
  }));
  return { items, value: currency === undefined ? undefined : cents / 100, currency };
}

/** Adds the price that a product has in the cart. */
export const pricedIn = (cart: Cart | null, item: Omit<PricedItem, 'unitPrice'>): PricedItem => ({
  ...item,
  unitPrice: cart?.lines.find(({ sku }) => sku === item.sku)?.unitPrice ?? null,
});

/** Returns an amount in dollars. Returns undefined for no amount. */
export const inMajorUnits = (amount: Money | null): number | undefined => (amount ? amount.cents / 100 : undefined);
