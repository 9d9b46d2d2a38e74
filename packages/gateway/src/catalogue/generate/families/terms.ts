import type { Pair } from '../text.ts';
import { values } from '../values.ts';

export const bathroom: Pair = ['Bathroom', 'Salle de bains'];
export const tile: Pair = ['Tile', 'Carrelage'];
export const days = (from: number, to: number): Pair => [
  `Leaves the works in ${from} to ${to} business days`,
  `Expédition sous ${from} à ${to} jours ouvrables`,
];
export const weeks = (from: number, to: number): Pair => [
  `Made to order, ${from} to ${to} weeks`,
  `Fabrication sur commande, ${from} à ${to} semaines`,
];
const metalCare: Pair = [
  'Wipe with a damp cloth and dry at once. No scouring cream, no acid, no bleach; unlacquered brass darkens and may be polished back.',
  'Essuyer avec un linge humide et sécher aussitôt. Ni crème à récurer, ni acide, ni eau de Javel ; le laiton brut fonce et se repolit.',
];
export const chinaCare: Pair = [
  'Mild soap and a soft sponge. Limescale comes off with diluted vinegar, rinsed after two minutes.',
  'Savon doux et éponge souple. Le calcaire part au vinaigre dilué, rincé après deux minutes.',
];
export const glazeCare: Pair = [
  'Warm water and neutral soap. Seal crackle glazes before grouting and every third year after.',
  'Eau tiède et savon neutre. Protéger les émaux craquelés avant le jointoiement, puis tous les trois ans.',
];
export const metalFeatures: readonly Pair[] = [
  ['Body of solid brass, cast and machined in one piece', "Corps en laiton massif, coulé et usiné d'une seule pièce"],
  ['Ceramic discs tested through 500,000 cycles', 'Disques céramiques essayés sur 500 000 cycles'],
  ['Lead content below 0.25% on wetted surfaces', "Teneur en plomb inférieure à 0,25 % au contact de l'eau"],
  ['Finish laid on in a vacuum, harder than the brass beneath', 'Fini déposé sous vide, plus dur que le laiton'],
  ['Every joint sealed by a ring that can be bought singly', 'Chaque joint se remplace et se vend seul'],
];
export const metal = {
  palette: 'metal',
  care: metalCare,
  freight: 'Parcel',
  leadTime: days(3, 5),
  kind: 'fixture',
} as const;
export const faucet = {
  ...metal,
  form: 'spout',
  flowOf: 'minute',
  attributes: {
    material: [values.brass],
    accessible: [values.yes],
    valve: [['Ceramic disc', 'Disque céramique']],
    connection: [['3/8 in. compression', 'Compression 3/8 po']],
  },
} as const;
export const china = { palette: 'ceramic', care: chinaCare, kind: 'fixture' } as const;
export const glazed = {
  palette: 'glaze',
  care: glazeCare,
  freight: 'Freight',
  leadTime: days(10, 15),
  section: tile,
} as const;
const layingNotes: readonly Pair[] = [
  ['Allow ten per cent for cuts, fifteen on the diagonal.', 'Compter dix pour cent de coupes, quinze en diagonale.'],
  [
    'A sample shows the colour; three show how far it wanders.',
    'Un échantillon montre la couleur ; trois montrent ses écarts.',
  ],
];
export const glazeNotes: readonly Pair[] = [
  [
    'Order all boxes for a room at once; they are then taken from one firing.',
    "Commander d'un coup toutes les boîtes d'une pièce : elles sortent ainsi d'une même cuisson.",
  ],
  ...layingNotes,
];
export const stoneNotes: readonly Pair[] = [
  [
    'Order all boxes for a room at once; they are then cut from one block.',
    "Commander d'un coup toutes les boîtes d'une pièce : elles sortent ainsi d'un même bloc.",
  ],
  ...layingNotes,
];
