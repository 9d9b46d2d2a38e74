import type { Collection } from '../design.ts';
import { values } from '../values.ts';
import { kitchen } from './made-together.ts';

const brand = 'Oake & Rill';

/** Kitchen collections. */
export const oakeAndRill: readonly Collection[] = [
  {
    name: 'Mill Lane',
    brand,
    style: values.traditional,
    priceFactor: 1.1,
    age: 8,
    families: kitchen,
    palettes: { metal: ['UB', 'CH', 'PN', 'AB', 'OB', 'BN', 'SB', 'MB'], sink: ['WH', 'IV', 'BS'], steel: ['SS'] },
    idea: [
      'Mill Lane is the kitchen of a house by a weir: one long table, one deep sink, and water heard all day.',
      "Mill Lane, c'est la cuisine d'une maison au bord d'un déversoir : une longue table, un évier profond, et l'eau qu'on entend tout le jour.",
    ],
    form: { metal: 'classic' },
    forms: {
      spout: ['a hook like the handle of a pail', "un crochet semblable à l'anse d'un seau"],
      detail: ['a turned ring over a plain cone', 'un anneau tourné sur un cône nu'],
      corner: ['soft corners that a cloth can follow', "des angles doux qu'un torchon peut suivre"],
    },
  },
  {
    name: 'Harrow',
    brand,
    style: values.modern,
    priceFactor: 0.95,
    age: 4,
    families: kitchen,
    palettes: { metal: ['SS', 'CH', 'BN', 'MB', 'GM', 'SB', 'PN'], sink: ['WH', 'BS', 'FG'], steel: ['SS', 'GM'] },
    idea: [
      'Harrow was drawn for people who cook for eight on a Tuesday. It borrows from restaurant kitchens all but the noise.',
      'Harrow a été dessinée pour qui cuisine pour huit un mardi. Elle emprunte tout aux cuisines de restaurant, sauf le bruit.',
    ],
    form: { metal: 'fluted', sink: 'square', steel: 'square' },
    forms: {
      spout: ['a high tube bent twice, like a handrail', 'un tube haut deux fois coudé, comme une rampe'],
      detail: ['a ribbed band for wet hands', 'une bande nervurée pour les mains mouillées'],
      corner: ['tight corners of ten millimetres', 'des angles serrés de dix millimètres'],
    },
  },
  {
    name: 'Fenn',
    brand,
    style: values.modern,
    priceFactor: 1.05,
    age: 1,
    families: kitchen,
    palettes: {
      metal: ['MB', 'CH', 'BN', 'SB', 'GM', 'CU', 'PN', 'UB'],
      sink: ['WH', 'FG', 'BS', 'SG'],
      steel: ['SS'],
    },
    idea: [
      'Fenn takes after the flat country: long horizontals, a few uprights, and weather. It disappears into a good kitchen.',
      "Fenn tient du plat pays : de longues horizontales, quelques verticales et le temps qu'il fait. Elle disparaît dans une bonne cuisine.",
    ],
    form: { metal: 'flat', sink: 'square', steel: 'square' },
    forms: {
      spout: ['a level arm on a slim post', 'un bras horizontal sur un poteau mince'],
      detail: ['a joint line no wider than a pencil stroke', "un filet pas plus large qu'un trait de crayon"],
      corner: [
        'upright walls and corners on a small clean radius',
        'des parois droites et des angles au petit rayon net',
      ],
    },
  },
  {
    name: 'Bellows',
    brand,
    style: values.transitional,
    priceFactor: 1.15,
    age: 6,
    families: kitchen,
    palettes: { metal: ['UB', 'AB', 'OB', 'CH', 'PN', 'CU', 'MB', 'BN'], sink: ['WH', 'IV', 'IN'], steel: ['SS'] },
    idea: [
      'Bellows recalls the range, the copper and the man who kept the fire. The metal is meant to age, and to show who touched it.',
      "Bellows rappelle le fourneau, les cuivres et celui qui gardait le feu. Le métal est fait pour vieillir et montrer qui l'a touché.",
    ],
    form: { metal: 'classic' },
    forms: {
      spout: ['a rounded crook with a forged shoulder', "une crosse ronde à l'épaule forgée"],
      detail: ['a collar in steps, like folded bellows', 'une bague à gradins, comme un soufflet replié'],
      corner: [
        'soft round corners, as in a copper pan',
        'des angles doux et ronds, comme dans une casserole de cuivre',
      ],
    },
  },
  {
    name: 'Orchard Row',
    brand,
    style: values.transitional,
    priceFactor: 1,
    age: 3,
    families: kitchen,
    palettes: {
      metal: ['BN', 'CH', 'PN', 'SB', 'MB', 'OB', 'UB', 'AB'],
      sink: ['WH', 'IV', 'SG', 'FG'],
      steel: ['SS'],
    },
    idea: [
      'Orchard Row is for kitchens where fruit is still put up for winter. Broad ledges, kind edges, and a basin that takes a bushel.',
      "Orchard Row est pour les cuisines où l'on fait encore des conserves. Larges rebords, arêtes douces et une cuve où tient une cagette.",
    ],
    forms: {
      spout: ['a high round bend, like a bough under fruit', 'un haut coude rond, comme une branche chargée'],
      detail: ['a collar like the foot of a stem', "une bague comme le pied d'une tige"],
      corner: ['corners rounded like the hollow of a hand', 'des angles arrondis comme le creux de la main'],
    },
  },
];
