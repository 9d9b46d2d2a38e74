/** Query parameters that are no facets; `type` is one of them only as `type=part`. @see catalogue spec §2 */
export const reservedParameters = [
  'sort',
  'keyword',
  'id',
  'title',
  'compare',
  'back',
  'activeTab',
  'tab',
  'skuSearch',
  'service',
  'skuNumber',
  'skuId',
  'type',
  'wcmmode',
] as const;
export type ReservedParameter = (typeof reservedParameters)[number];

const reserved: ReadonlySet<string> = new Set(reservedParameters);

/** Whether a query parameter is one of the listing's own and no facet. @see catalogue spec §2 */
export function isReservedParameter(name: string, value: string): boolean {
  return reserved.has(name) && (name !== 'type' || value === 'part');
}
