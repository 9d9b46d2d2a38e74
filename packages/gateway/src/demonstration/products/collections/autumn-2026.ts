import type { DesignCollection } from '../design.ts';
import { values } from '../values.ts';
import { chinaGroup, glazedGroup, kitchenGroup, metalGroup, woodGroup } from './family-groups.ts';
import english from '../../texts/en/collections/autumn-2026.json' with { type: 'json' };
import { demonstrationTexts } from '../../texts.ts';

const texts = demonstrationTexts('collections/autumn-2026', english);

/** The collections of all brands from autumn 2026. They come after all others, whose numbers must not change. */
export const autumn2026: readonly DesignCollection[] = [
  {
    ...texts.Hollin,
    name: 'Hollin',
    brand: 'Averell',
    style: values.traditional,
    priceFactor: 1.14,
    age: 0,
    families: [...metalGroup, ...chinaGroup, ...woodGroup],
    palettes: {
      metal: ['PN', 'CH', 'BN', 'SB', 'UB', 'AB', 'OB', 'MB', 'GM'],
      ceramic: ['WH', 'IV', 'FG', 'SG', 'IN'],
      wood: ['NO', 'SO', 'WN', 'LG', 'LB'],
      seat: ['WH', 'IV', 'BS'],
    },
    form: { metal: 'classic', ceramic: 'classic', wood: 'classic' },
  },
  {
    ...texts.Sable,
    name: 'Sable',
    brand: 'Averell',
    style: values.modern,
    priceFactor: 1.22,
    age: 0,
    families: [...metalGroup, ...chinaGroup, ...woodGroup],
    palettes: {
      metal: ['MB', 'GM', 'SB', 'BN', 'CH', 'CU', 'UB', 'PN'],
      ceramic: ['WH', 'BS', 'FG', 'IV', 'SG'],
      wood: ['SO', 'WN', 'LB', 'NO', 'LW'],
      seat: ['WH', 'BS', 'IV'],
    },
    form: { metal: 'flat', ceramic: 'square', wood: 'square' },
  },
  {
    ...texts['Coopers Yard'],
    name: 'Coopers Yard',
    brand: 'Oake & Rill',
    style: values.traditional,
    priceFactor: 1.12,
    age: 0,
    families: kitchenGroup,
    palettes: {
      metal: ['UB', 'CH', 'PN', 'BN', 'SB', 'AB', 'OB', 'MB'],
      sink: ['WH', 'IV', 'SG', 'BS', 'IN'],
      steel: ['SS', 'GM'],
    },
    form: { metal: 'fluted' },
  },
  {
    ...texts.Dovecote,
    name: 'Dovecote',
    brand: 'Terrane',
    style: values.transitional,
    priceFactor: 1.1,
    age: 0,
    families: glazedGroup,
    palettes: { glaze: ['RO', 'MK', 'CK', 'OY', 'FX', 'BU', 'CE', 'TD', 'DE', 'SL', 'FL', 'RU'] },
  },
];
