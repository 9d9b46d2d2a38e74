import type { Collection } from '../design.ts';
import { values } from '../values.ts';
import { china, glazed, kitchen, metal, wood } from './made-together.ts';

/** The collections of all brands that were shown in autumn 2026: after all others, whose numbers stand. */
export const autumn2026: readonly Collection[] = [
  {
    name: 'Hollin',
    brand: 'Averell',
    style: values.traditional,
    priceFactor: 1.14,
    age: 0,
    families: [...metal, ...china, ...wood],
    palettes: {
      metal: ['PN', 'CH', 'BN', 'SB', 'UB', 'AB', 'OB', 'MB', 'GM'],
      ceramic: ['WH', 'IV', 'FG', 'SG', 'IN'],
      wood: ['NO', 'SO', 'WN', 'LG', 'LB'],
      seat: ['WH', 'IV', 'BS'],
    },
    idea: [
      'Hollin is the walking stick by the door: a straight shaft, one bend that steam made, and a ferrule where it meets the ground.',
      "Hollin, c'est la canne près de la porte : une tige droite, un seul coude cintré à la vapeur et une virole là où elle touche terre.",
    ],
    form: { metal: 'classic', ceramic: 'classic', wood: 'classic' },
    forms: {
      spout: ['a crook steamed to a half circle', 'une crosse cintrée en demi-cercle à la vapeur'],
      detail: ['a ferrule with two steps', 'une virole à deux gradins'],
      rim: ['a moulded rim as thick as a walking stick', 'un rebord mouluré, épais comme une canne'],
      lid: ['a slim lid with a plain round front', 'un couvercle mince au devant rond et nu'],
      front: ['a framed front with raised panels', 'une façade à cadres et panneaux en relief'],
      frame: ['a moulded frame with a bead at the glass', 'un cadre mouluré, à filet contre la glace'],
    },
  },
  {
    name: 'Sable',
    brand: 'Averell',
    style: values.modern,
    priceFactor: 1.22,
    age: 0,
    families: [...metal, ...china, ...wood],
    palettes: {
      metal: ['MB', 'GM', 'SB', 'BN', 'CH', 'CU', 'UB', 'PN'],
      ceramic: ['WH', 'BS', 'FG', 'IV', 'SG'],
      wood: ['SO', 'WN', 'LB', 'NO', 'LW'],
      seat: ['WH', 'BS', 'IV'],
    },
    idea: [
      'Sable is the French word for sand and the herald’s word for black. Dunes gave it its line: one side long and easy, the other steep.',
      'Sable dit deux choses : la dune, et le noir des armoiries. De la dune vient sa ligne, un versant long et doux, l’autre abrupt.',
    ],
    form: { metal: 'flat', ceramic: 'square', wood: 'square' },
    forms: {
      spout: ['a level plane that breaks off steep', 'un plan de niveau qui tombe à pic'],
      detail: ['a single ridge, sharp as a blown crest', 'une arête unique, vive comme une crête au vent'],
      rim: ['a thin straight rim, drawn like a horizon', 'un rebord mince et droit, tiré comme un horizon'],
      lid: ['a slim lid over a line of shadow', "un couvercle mince sur un trait d'ombre"],
      front: ['a bare front under a line of shadow', "une façade nue sous un trait d'ombre"],
      frame: ['a narrow frame that throws a line of shadow', "un cadre étroit qui jette un trait d'ombre"],
    },
  },
  {
    name: 'Coopers Yard',
    brand: 'Oake & Rill',
    style: values.traditional,
    priceFactor: 1.12,
    age: 0,
    families: kitchen,
    palettes: {
      metal: ['UB', 'CH', 'PN', 'BN', 'SB', 'AB', 'OB', 'MB'],
      sink: ['WH', 'IV', 'SG', 'BS', 'IN'],
      steel: ['SS', 'GM'],
    },
    idea: [
      'Coopers Yard is built as a barrel is: staves that lean on one another, and hoops that hold them. There is no glue in the idea.',
      'Coopers Yard est faite comme un tonneau : des douelles qui s’appuient l’une sur l’autre, des cercles qui les tiennent. L’idée se passe de colle.',
    ],
    form: { metal: 'fluted' },
    forms: {
      spout: ['a stout bow that rises from a ring of staves', "un arceau robuste, monté d'un cercle de douelles"],
      detail: ['a barrel of staves between two hoops', 'un fût de douelles entre deux cercles'],
      corner: ['corners as smooth as the inside of a cask', "des angles lisses comme l'intérieur d'un tonneau"],
    },
  },
  {
    name: 'Dovecote',
    brand: 'Terrane',
    style: values.transitional,
    priceFactor: 1.1,
    age: 0,
    families: glazed,
    palettes: { glaze: ['RO', 'MK', 'CK', 'OY', 'FX', 'BU', 'CE', 'TD', 'DE', 'SL', 'FL', 'RU'] },
    idea: [
      'Dovecote has the colours of a roof full of pigeons: chalk, slate, rose at the neck. Each piece is glazed twice, the second time in haste.',
      'Dovecote a les couleurs d’un toit couvert de pigeons : craie, ardoise, rose au col. Chaque pièce est émaillée deux fois, la seconde à la hâte.',
    ],
    forms: {
      surface: ['a second glaze brushed over the first', 'un second émail brossé sur le premier'],
      edge: ['thumbed round', 'adoucis au pouce'],
    },
  },
];
