import type { FamilyKey } from './design.ts';
import type { Item } from './item.ts';

const yearsByFamily: Readonly<Record<FamilyKey, number>> = {
  basinFaucet: 10,
  tubFiller: 10,
  shower: 10,
  showerTrim: 10,
  basin: 25,
  tub: 25,
  toilet: 25,
  seat: 2,
  vanity: 5,
  mirror: 5,
  accessory: 10,
  metalPart: 5,
  ceramicPart: 10,
  kitchenFaucet: 10,
  kitchenSink: 25,
  kitchenAccessory: 5,
  kitchenPart: 5,
  field: 2,
  mosaic: 2,
  trim: 2,
  stoneField: 2,
  stoneMosaic: 2,
  stoneTrim: 2,
  slab: 2,
  valve: 10,
  drain: 5,
  tileCare: 1,
  sharedPart: 2,
  service: 5,
};

/** Collections with at least this price factor have five more years of warranty on metal. */
const premiumFactor = 1.2;

/** Returns the years of warranty of an item, which depend on its family and its collection. */
export function warrantyYearsOf({ design, family, collection }: Item): number {
  const isPremium = family.palette === 'metal' && family.kind === 'fixture';
  const more = isPremium && collection && collection.priceFactor >= premiumFactor ? 5 : 0;
  return yearsByFamily[design.family] + more;
}
