import type { Design } from '../design.ts';
import { values } from '../values.ts';
import { box, wetFloor } from './tile-terms.ts';

/** Mosaic on sheets. */
export const mosaics: readonly Design[] = [
  {
    key: 'penny-mosaic',
    family: 'mosaic',
    pictures: ['tile-penny', 'mosaic'],
    localCategory: ['Penny Mosaic', 'Mosaïque ronde'],
    name: ['Penny-Round Mosaic', 'Mosaïque de pastilles'],
    price: [190, 290, 5],
    measures: { diameter: [0.75, 0.75], thickness: [0.25, 0.25], joint: [0.0625, 0.125, 0.0625] },
    attributes: { ...wetFloor, sheet: [['12 x 12 in. mesh', 'Trame 30 × 30 cm']] },
    coverage: box(9.9, 10),
    size: ['3/4 in. rounds', 'Pastilles de 19 mm'],
    shape: values.round,
    openings: [
      [
        'Small discs, close as coins in a tray. Each face is {surface}.',
        'De petits disques, serrés comme des pièces dans un plateau. Chaque face est {surface}.',
      ],
      [
        'So much joint that no foot slips, and on every disc {surface}.',
        'Tant de joints que le pied ne glisse pas et, sur chaque disque, {surface}.',
      ],
    ],
    details: [
      [
        'Ten sheets to the box, 9.9 square feet; they bend into a shower floor without cuts.',
        'Dix trames par boîte, 0,92 m² ; elles épousent un receveur sans découpe.',
      ],
      [
        'The colour of the grout matters more here than anywhere; a showroom has the sample card.',
        "La couleur du joint compte ici plus qu'ailleurs ; le nuancier se voit en salle d'exposition.",
      ],
    ],
    recommended: ['tile-sealer', 'fine-grout'],
  },
  {
    key: 'hexagon-mosaic',
    family: 'mosaic',
    pictures: ['mosaic'],
    localCategory: ['Hexagon Mosaic', 'Mosaïque hexagonale'],
    name: ['Hexagon Mosaic, 1 in.', 'Mosaïque hexagonale, 2,5 cm'],
    price: [185, 285, 5],
    measures: { width: [1, 1], thickness: [0.25, 0.25], joint: [0.0625, 0.125, 0.0625] },
    attributes: { ...wetFloor, sheet: [['12 x 12 in. mesh', 'Trame 30 × 30 cm']] },
    coverage: box(10, 10),
    size: ['1 in. hexagons', 'Hexagones de 25 mm'],
    shape: ['Hexagonal', 'Hexagonale'],
    openings: [
      [
        'The floor of every good bathroom of 1920; each face is {surface}.',
        'Le sol de toute bonne salle de bains de 1920 ; chaque face est {surface}.',
      ],
      [
        'A net of six-sided pieces, and on every one {surface}.',
        'Un filet de pièces à six pans et, sur chacune, {surface}.',
      ],
    ],
    details: [
      [
        'Single pieces can be pressed out and exchanged for another colour to make a border.',
        'Des pièces se retirent et se remplacent par une autre couleur pour former une frise.',
      ],
      [
        'Ten sheets cover 10 square feet; the seams vanish when they are set by the half piece.',
        "Dix trames couvrent 0,93 m² ; les raccords disparaissent au décalage d'une demi-pièce.",
      ],
    ],
    recommended: ['tile-sealer', 'fine-grout'],
  },
  {
    key: 'herringbone-mosaic',
    family: 'mosaic',
    pictures: ['tile-herringbone', 'mosaic'],
    localCategory: ['Herringbone Mosaic', 'Mosaïque à bâtons rompus'],
    name: ['Herringbone Mosaic', 'Mosaïque à bâtons rompus'],
    price: [205, 310, 5],
    measures: { width: [0.625, 1, 0.125], length: [3, 4, 0.5], thickness: [0.25, 0.25], joint: [0.0625, 0.0625] },
    attributes: { ...wetFloor, sheet: [['11 x 13 in. mesh', 'Trame 28 × 33 cm']] },
    coverage: box(9.2, 10),
    size: ['Herringbone sheet', 'Trame à bâtons rompus'],
    shape: values.rectangle,
    openings: [
      [
        'Parquet in clay. The slips meet at right angles, and each face is {surface}.',
        "Un parquet de terre. Les lames se rejoignent d'équerre et chaque face est {surface}.",
      ],
      [
        'It leads the eye along the room. Close by one sees {surface}.',
        "Elle conduit l'œil le long de la pièce. De près, on voit {surface}.",
      ],
    ],
    details: [
      [
        'Every slip is {length} long; the sheets lock into each other like fingers.',
        "Chaque lame est longue de {length} ; les trames s'emboîtent comme des doigts.",
      ],
      [
        'Ten sheets make 9.2 square feet. Start from a centre line, not from a wall.',
        "Dix trames font 0,85 m². Partir d'un axe, non d'un mur.",
      ],
    ],
    recommended: ['tile-sealer', 'fine-grout'],
  },
];
