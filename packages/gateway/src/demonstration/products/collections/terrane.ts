import type { Collection } from '../design.ts';
import { values } from '../values.ts';
import { glazed, stone } from './made-together.ts';

const brand = 'Terrane';

/** Tile and stone collections. */
export const terrane: readonly Collection[] = [
  {
    name: 'Kiln Road',
    brand,
    style: values.traditional,
    priceFactor: 1.05,
    age: 7,
    families: glazed,
    palettes: { glaze: ['DE', 'MK', 'CK', 'OY', 'BU', 'CE', 'FN', 'TD', 'RU', 'SL', 'ST', 'OX'] },
    idea: [
      'Kiln Road is pressed by hand beside the kiln that fires it. The glaze is poured, not sprayed, and pools where the palm has been.',
      "Kiln Road est pressée à la main près du four qui la cuit. L'émail est versé, non pulvérisé, et s'amasse là où la paume est passée.",
    ],
    forms: {
      surface: ['a pool of glaze that thins at the edges', "une nappe d'émail qui s'amincit aux bords"],
      edge: ['slightly uneven', 'un peu irréguliers'],
    },
  },
  {
    name: 'Saltmarsh',
    brand,
    style: values.transitional,
    priceFactor: 1.14,
    age: 2,
    families: glazed,
    attributes: { shade: [['V4 Strong', 'V4 forte']] },
    palettes: { glaze: ['TD', 'OY', 'CE', 'FN', 'FX', 'SL', 'IK', 'MK', 'FL', 'BT'] },
    idea: [
      'Saltmarsh is a reactive glaze in the colours between sea and field. Salt is thrown into the fire at the end and decides the rest.',
      "Saltmarsh est un émail réactif aux couleurs d'entre mer et champ. Du sel est jeté dans le feu à la fin, et décide du reste.",
    ],
    forms: {
      surface: ['a mottled glaze flecked with iron', 'un émail moucheté, piqué de fer'],
      edge: ['softly rounded', 'doucement arrondis'],
    },
  },
  {
    name: 'Meridian',
    brand,
    style: values.modern,
    priceFactor: 0.95,
    age: 4,
    families: glazed,
    attributes: { surface: [values.satin], look: [values.plain], shade: [['V1 Uniform', 'V1 uniforme']] },
    palettes: { glaze: ['CL', 'MK', 'CK', 'FL', 'SL', 'ST', 'IK', 'BT', 'BU', 'RO'] },
    idea: [
      'Meridian is the plain one. Ten flat colours, measured against daylight at noon, and edges that meet as if drawn.',
      'Meridian est la sobre. Dix couleurs unies, mesurées à la lumière de midi, et des chants qui se joignent comme un trait.',
    ],
    forms: {
      surface: ['a flat even colour of silken sheen', 'une couleur unie au lustre de soie'],
      edge: ['straight and crisp', 'droits et vifs'],
    },
  },
  {
    name: 'Lumen',
    brand,
    style: values.transitional,
    priceFactor: 1.22,
    age: 1,
    families: glazed,
    attributes: { look: [['Crackle', 'Craquelé']], shade: [['V2 Slight', 'V2 légère']] },
    care: [
      'Seal the crackle before grouting and every third year after.',
      'Protéger le craquelé avant le jointoiement, puis tous les trois ans.',
    ],
    palettes: { glaze: ['CE', 'MK', 'OY', 'TD', 'BU', 'RO', 'DE', 'BT', 'IK'] },
    idea: [
      'Lumen is a clear glaze over a white body, crackled on purpose. Light goes in, loses its way and comes back softer.',
      'Lumen est un émail transparent sur terre blanche, craquelé exprès. La lumière entre, se perd et revient plus douce.',
    ],
    forms: {
      surface: ['a clear crackle as deep as a fingernail', "un craquelé limpide, profond comme l'ongle"],
      edge: ['bright and glassy', 'brillants et vitreux'],
    },
  },
  {
    name: 'Nocturne',
    brand,
    style: values.modern,
    priceFactor: 1.08,
    age: 3,
    families: glazed,
    attributes: { surface: [values.matte], look: [values.plain], shade: [['V2 Slight', 'V2 légère']] },
    palettes: { glaze: ['ST', 'SL', 'IK', 'OX', 'BT', 'FL', 'DE', 'CL'] },
    idea: [
      'Nocturne is dark and dry, like slate after rain has gone. It was made for rooms with one window.',
      "Nocturne est sombre et sèche, comme l'ardoise après la pluie. Elle est faite pour les pièces à une seule fenêtre.",
    ],
    forms: {
      surface: ['a dry matte skin that drinks the light', 'une peau mate et sèche qui boit la lumière'],
      edge: ['sharp and dark', 'nets et sombres'],
    },
  },
  {
    name: 'Weaver',
    brand,
    style: values.transitional,
    priceFactor: 1.12,
    age: 0,
    families: glazed,
    attributes: { surface: [values.satin], look: [['Woven relief', 'Relief tissé']] },
    palettes: { glaze: ['FX', 'CK', 'OY', 'CL', 'RO', 'FN', 'TD', 'SL', 'MK'] },
    idea: [
      'Weaver was pressed on old linen. Warp and weft stay in the clay, and the glaze settles in the threads.',
      "Weaver a été pressée sur du vieux lin. Chaîne et trame restent dans la terre, et l'émail se dépose entre les fils.",
    ],
    forms: {
      surface: ['a woven relief filled with thin glaze', "un relief tissé, rempli d'un émail mince"],
      edge: ['lightly frayed', 'légèrement effrangés'],
    },
  },
  {
    name: 'Strata',
    brand,
    material: ['Quartzite', 'Quartzite'],
    style: values.modern,
    priceFactor: 0.9,
    age: 5,
    families: stone,
    palettes: { stone: ['BI', 'DO', 'AL', 'LU', 'NE'] },
    idea: [
      'Strata is quartzite that splits along its beds. Layer by layer it is opened, and no face repeats within a room.',
      "Strata est un quartzite qui se fend le long de ses lits. On l'ouvre couche après couche, et aucune face ne revient dans une même pièce.",
    ],
    forms: {
      surface: ['a layered grain, fine as pages', 'un grain feuilleté, fin comme des pages'],
      edge: ['cut square', "coupés d'équerre"],
    },
  },
  {
    name: 'Quarry House',
    brand,
    material: values.marble,
    style: values.traditional,
    priceFactor: 1.35,
    age: 10,
    families: [...stone, 'slab'],
    palettes: { stone: ['LU', 'DO', 'VE', 'NE'] },
    idea: [
      'Quarry House is marble from four beds, chosen block by block. We buy little, turn each block twice, and cut when the vein is right.',
      'Quarry House est un marbre de quatre bancs, choisi bloc par bloc. Nous achetons peu, tournons deux fois chaque bloc et coupons quand la veine est juste.',
    ],
    forms: {
      surface: ['a honed marble with a slow vein', 'un marbre adouci à la veine lente'],
      edge: ['eased by hand', 'adoucis à la main'],
    },
  },
  {
    name: 'Littoral',
    brand,
    material: ['Limestone', 'Calcaire'],
    style: values.transitional,
    priceFactor: 1.1,
    age: 6,
    families: [...stone, 'slab'],
    palettes: { stone: ['BI', 'AL', 'LU', 'DO'] },
    idea: [
      'Littoral is limestone from an old shore. Look closely and there are shells in it; walk on it and it is warm.',
      "Littoral est le calcaire d'un ancien rivage. De près, on y voit des coquilles ; sous le pied, il est tiède.",
    ],
    forms: {
      surface: ['a warm chalky skin with small shells', 'une peau crayeuse et chaude, semée de petites coquilles'],
      edge: ['brushed round', 'brossés en rond'],
    },
  },
  {
    name: 'Atrium',
    brand,
    material: ['Terrazzo', 'Terrazzo'],
    style: values.modern,
    priceFactor: 1.16,
    age: 1,
    families: [...stone, 'slab'],
    palettes: { stone: ['LU', 'BI', 'DO', 'NE', 'VE', 'AL'] },
    idea: [
      'Atrium is terrazzo: marble chips in lime, ground flat as they did in the arcades. What other cuts leave over is its raw material.',
      'Atrium est un terrazzo : éclats de marbre dans la chaux, poncés comme dans les passages couverts. Les chutes des autres en font la matière.',
    ],
    forms: {
      surface: ['a ground field of chips, large and small', "un champ poncé d'éclats, grands et petits"],
      edge: ['ground flat', 'poncés à plat'],
    },
  },
];
