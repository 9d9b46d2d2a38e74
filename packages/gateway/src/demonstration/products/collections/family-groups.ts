import type { FamilyKey } from '../design.ts';

/** Groups of families that collections have as a whole, ordered so that products refer only to earlier ones. */
export const metalGroup: readonly FamilyKey[] = [
  'metalPart',
  'accessory',
  'basinFaucet',
  'tubFiller',
  'showerTrim',
  'shower',
];
export const chinaGroup: readonly FamilyKey[] = ['ceramicPart', 'basin', 'tub', 'seat', 'toilet'];
export const woodGroup: readonly FamilyKey[] = ['mirror', 'vanity'];
export const kitchenGroup: readonly FamilyKey[] = ['kitchenPart', 'kitchenAccessory', 'kitchenFaucet', 'kitchenSink'];
export const glazedGroup: readonly FamilyKey[] = ['trim', 'field', 'mosaic'];
export const stoneGroup: readonly FamilyKey[] = ['stoneTrim', 'stoneField', 'stoneMosaic'];
