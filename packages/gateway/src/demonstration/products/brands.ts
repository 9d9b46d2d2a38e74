/** What the shop's own brands number and sell their products by. */
interface OwnBrand {
  /** What its skus begin with. */
  readonly skuPrefix: string;
  /** The channel that its lines are sold through, where that is not the shop's own. */
  readonly salesChannel?: string;
}

/** The shop's own brands by name; service parts have none. */
export const ownBrands: ReadonlyMap<string, OwnBrand> = new Map([
  ['Averell', { skuPrefix: 'AV' }],
  ['Oake & Rill', { skuPrefix: 'OR', salesChannel: 'ORUS' }],
  ['Terrane', { skuPrefix: 'TR', salesChannel: 'TRUS' }],
]);
