/** Shipping types that mean freight. @see platform spec §9 */
const freightShippingTypes = ['Freight', 'Freight Shipping'];

/** Whether a shipment goes by freight. @see platform spec §9 */
export function isFreight(shippingType: string): boolean {
  return freightShippingTypes.includes(shippingType);
}
