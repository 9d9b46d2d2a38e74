import type { Pair } from '../../../texts/text.ts';
import type { LeadTime } from '../design.ts';
import { values } from '../values.ts';

export const bathroom: Pair = ['Bathroom', 'Salle de bains'];
export const tile: Pair = ['Tile', 'Carrelage'];
export const days = (from: number, to: number): LeadTime => ({
  words: [`Leaves the works in ${from} to ${to} business days`, `Expédition sous ${from} à ${to} jours ouvrables`],
  days: Math.ceil((to * 7) / 5),
});
export const weeks = (from: number, to: number): LeadTime => ({
  words: [`Made to order, ${from} to ${to} weeks`, `Fabrication sur commande, ${from} à ${to} semaines`],
  days: to * 7,
});
const metalCare: Pair = [
  'Wipe with a damp cloth and dry at once. No scouring cream, no bleach, no strong acid.',
  'Essuyer avec un linge humide et sécher aussitôt. Ni crème à récurer, ni eau de Javel, ni acide fort.',
];
export const chinaCare: Pair = [
  'Mild soap and a soft sponge. Limescale comes off with diluted vinegar, rinsed after two minutes.',
  'Savon doux et éponge souple. Le calcaire part au vinaigre dilué, rincé après deux minutes.',
];
export const steelCare: Pair = [
  'Soap and water, along the grain, then dry. No steel wool, no bleach, and no cast iron left wet overnight.',
  "Eau et savon, dans le sens du fil, puis sécher. Ni laine d'acier, ni eau de Javel, ni fonte mouillée laissée la nuit.",
];
const glazeCare: Pair = [
  'Warm water and neutral soap; no acid on fresh joints.',
  "Eau tiède et savon neutre ; pas d'acide sur les joints frais.",
];
export const metalFeatures: readonly Pair[] = [
  ['Body of solid brass, cast and machined in one piece', "Corps en laiton massif, coulé et usiné d'une seule pièce"],
  ['Ceramic discs tested through 500,000 cycles', 'Disques céramiques essayés sur 500 000 cycles'],
  ['Lead content below 0.25% on wetted surfaces', "Teneur en plomb inférieure à 0,25 % au contact de l'eau"],
  ['Plating laid on in a vacuum, harder than the brass beneath', 'Placage déposé sous vide, plus dur que le laiton'],
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
  ['Allow ten percent for cuts, fifteen on the diagonal.', 'Compter dix pour cent de coupes, quinze en diagonale.'],
  [
    'See a sample first: a colour is judged on its own wall, in its own light.',
    "Voir d'abord un échantillon : une couleur se juge sur son mur, dans sa lumière.",
  ],
];
/** What has no field to cut. */
export const trimNotes: readonly Pair[] = [
  ['Order one piece more for each corner that is mitred.', "Compter une pièce de plus par angle coupé à l'onglet."],
  [
    'Order it with the field tile; both are then packed together.',
    'À commander avec les carreaux : le tout part ensemble.',
  ],
  ...layingNotes.slice(1),
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
