import type { DesignCollection } from '../design.ts';
import { values } from '../values.ts';
import { glazedGroup, stoneGroup } from './family-groups.ts';
import english from '../../texts/en/collections/terrane.json' with { type: 'json' };
import { demonstrationTexts } from '../../texts.ts';

const texts = demonstrationTexts('collections/terrane', english);

const brand = 'Terrane';

/** Tile and stone collections. */
export const terrane: readonly DesignCollection[] = [
  {
    ...texts['Kiln Road'],
    name: 'Kiln Road',
    brand,
    style: values.traditional,
    priceFactor: 1.05,
    age: 7,
    families: glazedGroup,
    palettes: { glaze: ['DE', 'MK', 'CK', 'OY', 'BU', 'CE', 'FN', 'TD', 'RU', 'SL', 'ST', 'OX'] },
  },
  {
    ...texts.Saltmarsh,
    name: 'Saltmarsh',
    brand,
    style: values.transitional,
    priceFactor: 1.14,
    age: 2,
    families: glazedGroup,
    palettes: { glaze: ['TD', 'OY', 'CE', 'FN', 'FX', 'SL', 'IK', 'MK', 'FL', 'BT'] },
  },
  {
    ...texts.Meridian,
    name: 'Meridian',
    brand,
    style: values.modern,
    priceFactor: 0.95,
    age: 4,
    families: glazedGroup,
    attributes: { surface: [values.satin], look: [values.plain], shade: texts.Meridian.attributes.shade },
    palettes: { glaze: ['CL', 'MK', 'CK', 'FL', 'SL', 'ST', 'IK', 'BT', 'BU', 'RO'] },
  },
  {
    ...texts.Lumen,
    name: 'Lumen',
    brand,
    style: values.transitional,
    priceFactor: 1.22,
    age: 1,
    families: glazedGroup,
    palettes: { glaze: ['CE', 'MK', 'OY', 'TD', 'BU', 'RO', 'DE', 'BT', 'IK'] },
  },
  {
    ...texts.Nocturne,
    name: 'Nocturne',
    brand,
    style: values.modern,
    priceFactor: 1.08,
    age: 3,
    families: glazedGroup,
    attributes: { surface: [values.matte], look: [values.plain], shade: texts.Nocturne.attributes.shade },
    palettes: { glaze: ['ST', 'SL', 'IK', 'OX', 'BT', 'FL', 'DE', 'CL'] },
  },
  {
    ...texts.Weaver,
    name: 'Weaver',
    brand,
    style: values.transitional,
    priceFactor: 1.12,
    age: 0,
    families: glazedGroup,
    attributes: { surface: [values.satin], look: texts.Weaver.attributes.look },
    palettes: { glaze: ['FX', 'CK', 'OY', 'CL', 'RO', 'FN', 'TD', 'SL', 'MK'] },
  },
  {
    ...texts.Strata,
    name: 'Strata',
    brand,
    style: values.modern,
    priceFactor: 0.9,
    age: 5,
    families: stoneGroup,
    palettes: { stone: ['BI', 'DO', 'AL', 'LU', 'NE'] },
  },
  {
    ...texts['Quarry House'],
    name: 'Quarry House',
    brand,
    material: values.marble,
    style: values.traditional,
    priceFactor: 1.35,
    age: 10,
    families: [...stoneGroup, 'slab'],
    palettes: { stone: ['LU', 'DO', 'VE', 'NE'] },
  },
  {
    ...texts.Littoral,
    name: 'Littoral',
    brand,
    style: values.transitional,
    priceFactor: 1.1,
    age: 6,
    families: [...stoneGroup, 'slab'],
    palettes: { stone: ['BI', 'AL', 'LU', 'DO'] },
  },
  {
    ...texts.Atrium,
    name: 'Atrium',
    brand,
    style: values.modern,
    priceFactor: 1.16,
    age: 1,
    families: [...stoneGroup, 'slab'],
    palettes: { stone: ['LU', 'BI', 'DO', 'NE', 'VE', 'AL'] },
  },
];
