/** Shipping types that mean freight. @see platform spec §9 */
export const freightShippingTypes = ['Freight', 'Freight Shipping'] as const;

/** Whether a shipment goes by freight. @see platform spec §9 */
export function isFreight(shippingType: string): boolean {
  return (freightShippingTypes as readonly string[]).includes(shippingType);
}
