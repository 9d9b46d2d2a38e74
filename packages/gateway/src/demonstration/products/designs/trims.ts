import type { Design } from '../design.ts';
import { pieces, wallOnly } from './tile-terms.ts';

/** Trims in glaze, sold by the box and measured in linear feet. */
export const trims: readonly Design[] = [
  {
    key: 'bullnose-trim',
    family: 'trim',
    pictures: ['trim'],
    localCategory: ['Bullnose Trim', 'Bords arrondis'],
    name: ['Bullnose Trim, 2 x 6 in.', 'Bord arrondi, 5 × 15 cm'],
    price: [95, 150, 5],
    kilograms: [3, 4, 0.5],
    measures: { width: [2, 2], length: [6, 6], thickness: [0.375, 0.375] },
    attributes: wallOnly,
    coverage: pieces(10, 20),
    size: ['2 x 6 in.', '5 × 15 cm'],
    openings: [
      [
        'The glaze rolls over the edge and ends the wall. Its face is {surface}.',
        "L'émail passe le bord et finit le mur. La face est {surface}.",
      ],
      [
        'For the last course, where tile meets plaster: {surface}, rounded on one long side.',
        'Pour le dernier rang, là où le carreau rencontre le plâtre : {surface}, avec un long côté arrondi.',
      ],
    ],
    details: [
      ['Twenty pieces run 10 feet; add one for each corner.', 'Vingt pièces font 3 m ; en ajouter une par angle.'],
      ['Fired with the field tile, so both come from one glaze.', "Cuit avec les carreaux, donc du même bain d'émail."],
    ],
  },
  {
    key: 'pencil-trim',
    family: 'trim',
    pictures: ['tile-pencil', 'trim'],
    localCategory: ['Pencil Trim', 'Baguettes'],
    name: ['Pencil Trim, 1/2 x 8 in.', 'Baguette, 1,3 × 20 cm'],
    price: [110, 175, 5],
    kilograms: [1.5, 1.5],
    measures: { width: [0.5, 0.5], length: [8, 8], thickness: [0.5, 0.625, 0.125] },
    attributes: wallOnly,
    coverage: pieces(16, 24),
    size: ['1/2 x 8 in.', '1,3 × 20 cm'],
    openings: [
      [
        'A raised line between two fields. Its round face is {surface}.',
        'Une ligne en relief entre deux champs. Sa face bombée est {surface}.',
      ],
      ['Half a round, thin as a pencil, with {surface}.', 'Un demi-rond, fin comme un crayon, avec {surface}.'],
    ],
    details: [
      [
        'Twenty-four pieces make 16 feet and can be mitred with a wet saw.',
        "Vingt-quatre pièces font 4,9 m et se coupent à l'onglet à la scie à eau.",
      ],
      [
        'It stands {thickness} proud, enough to throw a shadow in side light.',
        'Elle dépasse de {thickness}, assez pour faire une ombre à la lumière rasante.',
      ],
    ],
  },
  {
    key: 'rail-trim',
    family: 'trim',
    pictures: ['tile-rail', 'trim'],
    localCategory: ['Chair Rails', 'Cimaises'],
    name: ['Chair Rail, 2 x 8 in.', 'Cimaise, 5 × 20 cm'],
    price: [150, 230, 5],
    kilograms: [4, 6, 0.5],
    measures: { width: [2, 2], length: [8, 8], thickness: [0.875, 1.125, 0.125] },
    attributes: wallOnly,
    coverage: pieces(10, 15),
    size: ['2 x 8 in.', '5 × 20 cm'],
    openings: [
      [
        'An ogee over a fillet, as in joinery, and over both {surface}.',
        'Une doucine sur un filet, comme en menuiserie et, sur les deux, {surface}.',
      ],
      [
        'It caps the dado at the height of a chair back. The moulding is {surface}.',
        'Elle couronne le soubassement à hauteur de dossier. La moulure est {surface}.',
      ],
    ],
    details: [
      [
        'Fifteen pieces run 10 feet; inside and outside corners are cut on site.',
        'Quinze pièces font 3 m ; les angles se coupent sur place.',
      ],
      [
        'The profile projects {thickness} and needs no metal edge above it.',
        'Le profil dépasse de {thickness} et se passe de bordure métallique.',
      ],
    ],
  },
];
