import type { DesignCollection } from '../design.ts';
import { values } from '../values.ts';
import { kitchenGroup } from './family-groups.ts';
import english from '../../texts/en/collections/oake-and-rill.json' with { type: 'json' };
import { demonstrationTexts } from '../../texts.ts';

const texts = demonstrationTexts('collections/oake-and-rill', english);

const brand = 'Oake & Rill';

/** Kitchen collections. */
export const oakeAndRill: readonly DesignCollection[] = [
  {
    ...texts['Mill Lane'],
    name: 'Mill Lane',
    brand,
    style: values.traditional,
    priceFactor: 1.1,
    age: 8,
    families: kitchenGroup,
    palettes: { metal: ['UB', 'CH', 'PN', 'AB', 'OB', 'BN', 'SB', 'MB'], sink: ['WH', 'IV', 'BS'], steel: ['SS'] },
    form: { metal: 'classic' },
  },
  {
    ...texts.Harrow,
    name: 'Harrow',
    brand,
    style: values.modern,
    priceFactor: 0.95,
    age: 4,
    families: kitchenGroup,
    palettes: { metal: ['SS', 'CH', 'BN', 'MB', 'GM', 'SB', 'PN'], sink: ['WH', 'BS', 'FG'], steel: ['SS', 'GM'] },
    form: { metal: 'fluted', sink: 'square', steel: 'square' },
  },
  {
    ...texts.Fenn,
    name: 'Fenn',
    brand,
    style: values.modern,
    priceFactor: 1.05,
    age: 1,
    families: kitchenGroup,
    palettes: {
      metal: ['MB', 'CH', 'BN', 'SB', 'GM', 'CU', 'PN', 'UB'],
      sink: ['WH', 'FG', 'BS', 'SG'],
      steel: ['SS'],
    },
    form: { metal: 'flat', sink: 'square', steel: 'square' },
  },
  {
    ...texts.Bellows,
    name: 'Bellows',
    brand,
    style: values.transitional,
    priceFactor: 1.15,
    age: 6,
    families: kitchenGroup,
    palettes: { metal: ['UB', 'AB', 'OB', 'CH', 'PN', 'CU', 'MB', 'BN'], sink: ['WH', 'IV', 'IN'], steel: ['SS'] },
    form: { metal: 'classic' },
  },
  {
    ...texts['Orchard Row'],
    name: 'Orchard Row',
    brand,
    style: values.transitional,
    priceFactor: 1,
    age: 3,
    families: kitchenGroup,
    palettes: {
      metal: ['BN', 'CH', 'PN', 'SB', 'MB', 'OB', 'UB', 'AB'],
      sink: ['WH', 'IV', 'SG', 'FG'],
      steel: ['SS'],
    },
  },
];
