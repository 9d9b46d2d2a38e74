import type { ShippingAddress } from '../cart/cart.ts';
import type { Money } from '../money/money.ts';

/** Shipping types that mean freight. @see platform spec §9 */
const freightShippingTypes = ['Freight', 'Freight Shipping'];

/** Whether a shipment goes by freight. @see platform spec §9 */
export function isFreight(shippingType: string): boolean {
  return freightShippingTypes.includes(shippingType);
}

/** What the goods of a parcel have to come to, before discount codes, for the parcel to be sent free. */
export const freeShippingFrom: Money = { centAmount: 250_00, currencyCode: 'USD' };

/** A shipment as its price is decided. */
export interface PricedShipment {
  /** As the wire says it; only parcels are ever free. */
  readonly shippingType: string;
  /** What its goods come to, before discount codes. */
  readonly goods: Money;
}

/** Whether a shipment is sent free: a parcel with goods of `freeShippingFrom` or more. */
export function isShippingFree({ shippingType, goods }: PricedShipment): boolean {
  const { centAmount, currencyCode } = freeShippingFrom;
  return !isFreight(shippingType) && goods.currencyCode === currencyCode && goods.centAmount >= centAmount;
}

/** Whether a cart can be sent to an address: it has a postal code. @see platform spec §5 */
export function canShipTo<Address extends Pick<ShippingAddress, 'postalCode'>>(
  address: Address | undefined,
): address is Address {
  return address !== undefined && address.postalCode.trim() !== '';
}

/** An item that cannot be shipped. @see platform spec §3 */
export interface ShippingError {
  readonly sku: string;
}

/** The skus of an answer's error as the list of unavailable items, each once. @see platform spec §7 */
export function shippingErrors(skus: readonly string[] = []): ShippingError[] {
  return [...new Set(skus)].map((sku) => ({ sku }));
}
