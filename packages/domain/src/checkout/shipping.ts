import type { ShippingAddress } from '../cart/cart.ts';
import type { Money } from '../money/money.ts';

/** Shipping types that count as freight. @see platform spec §9 */
const freightShippingTypes = ['Freight', 'Freight Shipping'];

/** Returns whether a shipment goes by freight. @see platform spec §9 */
export function isFreight(shippingType: string): boolean {
  return freightShippingTypes.includes(shippingType);
}

/** The value of a parcel's goods, before discount codes, from which shipping is free. */
export const freeShippingFrom: Money = { centAmount: 250_00, currencyCode: 'USD' };

/** The shipment fields that decide its shipping price. */
export interface PricedShipment {
  /** As on the wire; only parcels can ship free. */
  readonly shippingType: string;
  /** The value of its goods, before discount codes. */
  readonly goods: Money;
}

/** Returns whether a shipment ships free: a parcel whose goods are worth `freeShippingFrom` or more. */
export function isShippingFree({ shippingType, goods }: PricedShipment): boolean {
  const { centAmount, currencyCode } = freeShippingFrom;
  return !isFreight(shippingType) && goods.currencyCode === currencyCode && goods.centAmount >= centAmount;
}

/** Returns whether a cart can be shipped to an address, which requires a postal code. @see platform spec §5 */
export function canShipTo<Address extends Pick<ShippingAddress, 'postalCode'>>(
  address: Address | undefined,
): address is Address {
  return address !== undefined && address.postalCode.trim() !== '';
}

/** An item that cannot be shipped. @see platform spec §3 */
export interface ShippingError {
  readonly sku: string;
}

/** Returns the skus of an error response as a list of unavailable items, without duplicates. @see platform spec §7 */
export function shippingErrors(skus: readonly string[] = []): ShippingError[] {
  return [...new Set(skus)].map((sku) => ({ sku }));
}
