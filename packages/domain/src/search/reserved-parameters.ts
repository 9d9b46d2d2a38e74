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

/** Whether a query parameter is one of the listing's own and no facet. @see catalogue spec §2 */
export function isReservedParameter(name: string, value: string): boolean {
  return (reservedParameters as readonly string[]).includes(name) && (name !== 'type' || value === 'part');
}
