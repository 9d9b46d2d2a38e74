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
      metal: ['CH', 'PN', 'BN', 'SB', 'UB', 'AB', 'OB', 'MB', 'GM'],
      ceramic: ['WH', 'IV', 'FG', 'SG', 'IN'],
      wood: ['NO', 'SO', 'WN', 'LG', 'LB'],
      seat: ['WH', 'IV', 'BS'],
    },
    idea: [
      'Hollin is the walking stick by the door: a straight shaft, one bend that steam made, and a ferrule where it meets the ground.',
      "Hollin, c'est la canne près de la porte : une tige droite, un seul coude cintré à la vapeur et une virole là où elle touche terre.",
    ],
    form: { metal: 'classic' },
    forms: {
      spout: ['a crook steamed to a half circle', 'une crosse cintrée en demi-cercle à la vapeur'],
      detail: ['a ferrule with two steps', 'une virole à deux gradins'],
      rim: ['a rim as thick as a walking stick', 'un rebord épais comme une canne'],
      front: ['a ledged front with a bent-wood pull', 'une façade à barres et poignée de bois courbé'],
      frame: ['a bent-wood frame with lapped ends', 'un cadre de bois courbé aux abouts croisés'],
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
    form: { metal: 'flat' },
    forms: {
      spout: ['a level plane that breaks off steep', 'un plan de niveau qui tombe à pic'],
      detail: ['a single ridge, sharp as a blown crest', 'une arête unique, vive comme une crête au vent'],
      rim: ['a rim long on one side and steep on the other', 'un rebord doux d’un côté, abrupt de l’autre'],
      front: ['a front with one slanting reveal', 'une façade à une seule feuillure en biais'],
      frame: ['a frame cut on the slant', 'un cadre taillé en biais'],
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
      corner: ['corners that belly like a cask', 'des angles ventrus comme une barrique'],
    },
  },
  {
    name: 'Dovecote',
    brand: 'Terrane',
    style: values.transitional,
    priceFactor: 1.1,
    age: 0,
    families: glazed,
    palettes: { glaze: ['MK', 'CK', 'OY', 'FX', 'BU', 'RO', 'CE', 'TD', 'DE', 'SL', 'FL', 'RU'] },
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
