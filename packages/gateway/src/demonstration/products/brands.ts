/** One of the shop's own brands. */
interface OwnBrand {
  readonly skuPrefix: string;
  /** The sales channel of its line items, if it is not the shop's default. */
  readonly salesChannel?: string;
}

/** The shop's own brands by name, without that of service parts. */
export const ownBrands: ReadonlyMap<string, OwnBrand> = new Map([
  ['Averell', { skuPrefix: 'AV' }],
  ['Oake & Rill', { skuPrefix: 'OR', salesChannel: 'ORUS' }],
  ['Terrane', { skuPrefix: 'TR', salesChannel: 'TRUS' }],
]);
