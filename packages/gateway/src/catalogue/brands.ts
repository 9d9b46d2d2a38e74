import { defaultSalesChannel } from '@basin/domain';

/** A brand of the shop, by the key that its search profiles and its settings are named with. */
export interface Brand {
  readonly name: string;
  /** What its skus begin with. */
  readonly skuPrefix: string;
  /** The sales channel that its lines are sold through. */
  readonly channel: string;
}

export const brands: Readonly<Record<string, Brand>> = {
  averell: { name: 'Averell', skuPrefix: 'AV', channel: defaultSalesChannel },
  oakeRill: { name: 'Oake & Rill', skuPrefix: 'OR', channel: 'ORUS' },
  terrane: { name: 'Terrane', skuPrefix: 'TR', channel: 'TRUS' },
};

/** The brand of a name; undefined for one that is not the shop's own. */
export const brandNamed = (name: string): Brand | undefined =>
  Object.values(brands).find((brand) => brand.name === name);
