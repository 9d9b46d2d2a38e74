/** An item that cannot be shipped. @see platform spec §3 */
export interface ShippingError {
  readonly sku: string;
}

/** The skus of an answer's error as the list of unavailable items, each once. @see platform spec §7 */
export function shippingErrors(skus: readonly string[]): ShippingError[] {
  return [...new Set(skus)].map((sku) => ({ sku }));
}
