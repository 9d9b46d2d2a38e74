import type { Family, FamilyKey } from './design.ts';
import { bathroomCeramicFamilies } from './families/bathroom-ceramic.ts';
import { bathroomMetalFamilies } from './families/bathroom-metal.ts';
import { essentialFamilies } from './families/essential.ts';
import { furnitureFamilies } from './families/furniture.ts';
import { kitchenFamilies } from './families/kitchen.ts';
import { partFamilies } from './families/part.ts';
import { serviceFamilies } from './families/service.ts';
import { stoneFamilies } from './families/stone.ts';
import { tileFamilies } from './families/tile.ts';

/** The families by key. */
export const families: Readonly<Record<FamilyKey, Family>> = {
  ...bathroomMetalFamilies,
  ...bathroomCeramicFamilies,
  ...furnitureFamilies,
  ...kitchenFamilies,
  ...tileFamilies,
  ...stoneFamilies,
  ...essentialFamilies,
  ...partFamilies,
  ...serviceFamilies,
};
