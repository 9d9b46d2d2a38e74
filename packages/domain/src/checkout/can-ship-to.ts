import type { ShippingAddress } from '../cart/cart.ts';

/** Whether a cart can be sent to an address: it has a postal code. @see platform spec §5 */
export function canShipTo(address: Pick<ShippingAddress, 'postalCode'> | undefined): boolean {
  return address !== undefined && address.postalCode.trim() !== '';
}
