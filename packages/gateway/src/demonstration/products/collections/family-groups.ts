import type { FamilyKey } from '../design.ts';

/** Groups of families that collections have as a whole, ordered so that products refer only to earlier ones. */
export const metal: readonly FamilyKey[] = [
  'metalPart',
  'accessory',
  'basinFaucet',
  'tubFiller',
  'showerTrim',
  'shower',
];
export const china: readonly FamilyKey[] = ['ceramicPart', 'basin', 'tub', 'seat', 'toilet'];
export const wood: readonly FamilyKey[] = ['mirror', 'vanity'];
export const kitchen: readonly FamilyKey[] = ['kitchenPart', 'kitchenAccessory', 'kitchenFaucet', 'kitchenSink'];
export const glazed: readonly FamilyKey[] = ['trim', 'field', 'mosaic'];
export const stone: readonly FamilyKey[] = ['stoneTrim', 'stoneField', 'stoneMosaic'];
