/** One sellable finish of a product. @see platform spec §3 */
export interface SkuVariant {
  readonly colour: string;
  readonly sku: string;
  readonly discontinued: boolean;
}
