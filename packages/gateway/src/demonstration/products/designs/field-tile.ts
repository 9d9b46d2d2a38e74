import type { Design } from '../design.ts';
import { floorTileFeatures } from '../families/tile.ts';
import { values } from '../values.ts';
import { box, everywhere, wallOnly } from './tile-terms.ts';

/** Glazed field tile. Prices are for a box. */
export const fieldTile: readonly Design[] = [
  {
    key: 'square-field',
    family: 'field',
    pictures: ['tile-field'],
    localCategory: ['Square Field Tile', 'Carreaux carrés'],
    name: ['Field Tile, 4 in. Square', 'Carreau, 10 × 10 cm'],
    price: [165, 260, 5],
    measures: { width: [4, 4], length: [4, 4], thickness: [0.375, 0.375], joint: [0.125, 0.125] },
    attributes: wallOnly,
    coverage: box(10.76, 97),
    size: ['4 x 4 in.', '10 × 10 cm'],
    shape: values.square,
    openings: [
      [
        'The square that all tiling starts from. Its face is {surface}.',
        'Le carré par où tout carrelage commence. Sa face est {surface}.',
      ],
      [
        'Set in straight rows it is calm; set on the diagonal it moves. The face: {surface}.',
        'En rangs droits, il est calme ; en diagonale, il bouge. La face : {surface}.',
      ],
    ],
    details: [
      [
        'A box holds 97 pieces and covers 10.76 square feet with a {joint} joint.',
        'Une boîte de 97 pièces couvre 1 m² avec un joint de {joint}.',
      ],
      [
        'The edges are {edge}, and the back is ribbed so that the mortar holds.',
        'Les chants sont {edge} ; le dos est strié pour que le mortier tienne.',
      ],
    ],
  },
  {
    key: 'subway-field',
    family: 'field',
    pictures: ['tile-brick', 'tile-field'],
    localCategory: ['Rectangular Field Tile', 'Carreaux rectangulaires'],
    name: ['Field Tile, 3 x 6 in.', 'Carreau, 7,5 × 15 cm'],
    price: [155, 245, 5],
    measures: { width: [3, 3], length: [6, 6], thickness: [0.375, 0.375], joint: [0.125, 0.125] },
    attributes: wallOnly,
    coverage: box(10, 80),
    size: ['3 x 6 in.', '7,5 × 15 cm'],
    shape: values.rectangle,
    openings: [
      [
        'Twice as long as it is high, like a brick. The face is {surface}.',
        'Deux fois plus long que haut, comme une brique. La face est {surface}.',
      ],
      [
        'Laid in bond, in stack or upright, each way gives another look to {surface}.',
        'En quinconce, en colonnes ou debout, chaque pose donne un autre air à {surface}.',
      ],
    ],
    details: [
      ['Eighty pieces make a box of 10 square feet.', 'Quatre-vingts pièces font une boîte de 0,93 m².'],
      [
        'Its edges are {edge}, and a joint of {joint} keeps the rhythm of the courses.',
        'Ses chants sont {edge} ; un joint de {joint} garde le rythme des rangs.',
      ],
    ],
  },
  {
    key: 'long-field',
    family: 'field',
    pictures: ['tile-long', 'tile-brick'],
    localCategory: ['Rectangular Field Tile', 'Carreaux rectangulaires'],
    name: ['Long Field Tile, 2 x 8 in.', 'Carreau long, 5 × 20 cm'],
    price: [175, 275, 5],
    measures: { width: [2, 2], length: [8, 8], thickness: [0.375, 0.375], joint: [0.0625, 0.125, 0.0625] },
    attributes: wallOnly,
    coverage: box(9.7, 88),
    size: ['2 x 8 in.', '5 × 20 cm'],
    shape: values.rectangle,
    openings: [
      [
        'Narrow as a ruler. Stood on end it lifts a low ceiling and shows {surface}.',
        'Étroit comme une règle. Debout, il élève un plafond bas et montre {surface}.',
      ],
      ['A slip of clay whose face is {surface}.', 'Une lame de terre dont la face est {surface}.'],
    ],
    details: [
      [
        'Long tiles bow in the kiln by a hair; the edges, {edge}, take it up.',
        "Les carreaux longs cintrent d'un cheveu au four ; les chants, {edge}, l'absorbent.",
      ],
      [
        'Eighty-eight pieces to the box, 9.7 square feet. Stagger by a third, never by half.',
        'Quatre-vingt-huit pièces par boîte, 0,9 m². Décaler au tiers, jamais à la moitié.',
      ],
    ],
  },
  {
    key: 'hexagon-field',
    family: 'field',
    pictures: ['tile-hexagon', 'tile-field'],
    localCategory: ['Hexagon Tile', 'Carreaux hexagonaux'],
    name: ['Hexagon Tile, 8 in.', 'Carreau hexagonal, 20 cm'],
    price: [190, 300, 5],
    measures: { width: [8, 8], length: [9.25, 9.25], thickness: [0.375, 0.5, 0.125], joint: [0.125, 0.125] },
    attributes: everywhere,
    features: floorTileFeatures,
    coverage: box(9.4, 24),
    size: ['8 x 9 1/4 in.', '20 × 23 cm'],
    shape: ['Hexagonal', 'Hexagonale'],
    openings: [
      [
        'Six sides and no direction: it runs round corners without a break. The face is {surface}.',
        'Six côtés, aucune direction : il tourne les angles sans rupture. La face est {surface}.',
      ],
      [
        'Bees settled on this shape. Here it carries {surface}.',
        'Les abeilles ont choisi cette forme. Ici, elle porte {surface}.',
      ],
    ],
    details: [
      [
        'Dense enough for floors; the box of 24 covers 9.4 square feet.',
        'Assez dense pour le sol ; la boîte de 24 couvre 0,87 m².',
      ],
      [
        'The edges are {edge}; keep the joint at {joint} and the points will meet.',
        'Les chants sont {edge} ; avec un joint de {joint}, les pointes se rejoignent.',
      ],
    ],
  },
];
