import type { Design } from '../design.ts';
import { values } from '../values.ts';
import { box, everywhere, pieces, wallOnly, wetFloor } from './tile-terms.ts';

/** Stone and stone-look tile, mosaic, trim and slab. */
export const stone: readonly Design[] = [
  {
    key: 'large-field',
    family: 'stoneField',
    pictures: ['tile-marble'],
    localCategory: ['Large-Format Tile', 'Grands carreaux'],
    name: ['Large-Format Tile, 12 x 24 in.', 'Grand carreau, 30 × 60 cm'],
    price: [130, 240, 5],
    measures: { width: [12, 12], length: [24, 24], thickness: [0.375, 0.5, 0.125], joint: [0.0625, 0.125, 0.0625] },
    attributes: everywhere,
    coverage: box(15.5, 8),
    size: ['12 x 24 in.', '30 × 60 cm'],
    shape: values.rectangle,
    openings: [
      ['Few joints and a long grain. The face is {surface}.', 'Peu de joints, un long fil. La face est {surface}.'],
      [
        'Made for rooms that should feel wider than they are: {surface}, in one broad piece.',
        'Pour des pièces qui doivent paraître plus larges : {surface}, en un seul grand morceau.',
      ],
    ],
    details: [
      [
        'The edges are {edge} and true to 1/64 in., so a joint of {joint} holds across a hall.',
        'Les chants sont {edge}, justes à 0,5 mm près : un joint de {joint} tient sur tout un couloir.',
      ],
      [
        'Eight pieces to the box, 15.5 square feet. Warm underfoot over heated floors.',
        'Huit pièces par boîte, 1,44 m². Convient aux sols chauffants.',
      ],
    ],
  },
  {
    key: 'stone-square',
    family: 'stoneField',
    pictures: ['paver', 'tile-marble'],
    localCategory: ['Square Field Tile', 'Carreaux carrés'],
    name: ['Paver, 18 in. Square', 'Dalle, 45 × 45 cm'],
    price: [145, 265, 5],
    measures: { width: [18, 18], length: [18, 18], thickness: [0.5, 0.5], joint: [0.125, 0.125] },
    attributes: everywhere,
    coverage: box(13.5, 6),
    size: ['18 x 18 in.', '45 × 45 cm'],
    shape: values.square,
    openings: [
      [
        'A floor in its simplest form: a square whose face is {surface}.',
        'Le sol dans sa forme la plus simple : un carré dont la face est {surface}.',
      ],
      [
        'It runs from the hall to the terrace without changing step. The face: {surface}.',
        "Elle va de l'entrée à la terrasse sans changer de pas. La face : {surface}.",
      ],
    ],
    details: [
      [
        'The honing leaves it a grip that holds when it is wet; the edges are {edge}.',
        "L'adouci lui laisse une prise qui tient même mouillée ; les chants sont {edge}.",
      ],
      [
        'Six pieces cover 13.5 square feet. Lay them dry first and turn the ones that repeat.',
        'Six pièces couvrent 1,25 m². Les poser à blanc et tourner celles qui se répètent.',
      ],
    ],
  },
  {
    key: 'stone-hexagon-mosaic',
    family: 'stoneMosaic',
    pictures: ['stone-hexagon', 'mosaic'],
    localCategory: ['Hexagon Mosaic', 'Mosaïque hexagonale'],
    name: ['Stone Hexagon Mosaic, 2 in.', 'Mosaïque hexagonale de pierre, 5 cm'],
    price: [220, 360, 5],
    measures: { width: [2, 2], thickness: [0.375, 0.375], joint: [0.125, 0.125] },
    attributes: { ...wetFloor, sheet: [['12 x 12 in. mesh', 'Trame 30 × 30 cm']] },
    coverage: box(10, 10),
    size: ['2 in. hexagons', 'Hexagones de 5 cm'],
    shape: ['Hexagonal', 'Hexagonale'],
    openings: [
      [
        'Cut from the offcuts of the slab, with the same face: {surface}.',
        'Taillée dans les chutes de la tranche, avec la même face : {surface}.',
      ],
      [
        'A shower floor that matches the wall. Under the foot lies {surface}.',
        'Un sol de douche accordé au mur. Sous le pied, on sent {surface}.',
      ],
    ],
    details: [
      [
        'Pieces are sorted by hand from light to dark, then mixed.',
        'Les pièces se trient à la main du clair au foncé, puis se mêlent.',
      ],
      [
        'Ten sheets cover 10 square feet; seal before grouting and once again after.',
        'Dix trames couvrent 0,93 m² ; protéger avant le jointoiement, puis une fois encore après.',
      ],
    ],
    recommended: ['tile-sealer', 'fine-grout'],
  },
  {
    key: 'stone-basket-mosaic',
    family: 'stoneMosaic',
    pictures: ['tile-basket', 'mosaic'],
    localCategory: ['Basketweave Mosaic', 'Mosaïque tressée'],
    name: ['Basketweave Mosaic', 'Mosaïque tressée'],
    price: [240, 390, 5],
    measures: { width: [1, 1], length: [2, 2], thickness: [0.375, 0.375], joint: [0.0625, 0.0625] },
    attributes: { ...wetFloor, sheet: [['12 x 12 in. mesh', 'Trame 30 × 30 cm']] },
    coverage: box(10, 10),
    size: ['1 x 2 in. weave', 'Tressage 2,5 × 5 cm'],
    shape: values.rectangle,
    openings: [
      [
        'Pairs of slips cross over a small dark square. Look close: {surface}.',
        "Des lames croisées par paires autour d'un petit carré sombre. De près, {surface}.",
      ],
      [
        'An old pattern, from Roman floors to hotel lobbies. Each slip shows {surface}.',
        "Un motif ancien, des sols romains aux halls d'hôtel. Chaque lame montre {surface}.",
      ],
    ],
    details: [
      [
        'The dots are of the darkest stone in the range and can be ordered in another.',
        'Les cabochons sont de la pierre la plus sombre de la gamme ; une autre est possible sur commande.',
      ],
      [
        'Ten sheets, 10 square feet; a {joint} joint keeps the weave tight.',
        'Dix trames, 0,93 m² ; un joint de {joint} garde le tressage serré.',
      ],
    ],
    recommended: ['tile-sealer', 'fine-grout'],
  },
  {
    key: 'stone-pencil',
    family: 'stoneTrim',
    pictures: ['stone-pencil', 'tile-pencil'],
    localCategory: ['Pencil Trim', 'Baguettes'],
    name: ['Stone Pencil Trim, 3/4 x 12 in.', 'Baguette de pierre, 2 × 30 cm'],
    price: [130, 215, 5],
    kilograms: [3, 4, 0.5],
    measures: { width: [0.75, 0.75], length: [12, 12], thickness: [0.75, 0.75] },
    attributes: wallOnly,
    coverage: pieces(12, 12),
    size: ['3/4 x 12 in.', '2 × 30 cm'],
    openings: [
      [
        'A rod of stone to end a course or frame a mirror. All round: {surface}.',
        'Une baguette pour finir un rang ou encadrer un miroir. Tout autour : {surface}.',
      ],
      [
        'Where stone meets paint, a round edge is kinder. Here it is {surface}.',
        "Là où la pierre rencontre la peinture, un bord rond est plus doux. Ici, c'est {surface}.",
      ],
    ],
    details: [
      ['Twelve lengths make 12 feet. The ends are square.', 'Douze longueurs font 3,7 m. Les bouts sont droits.'],
      [
        'Turned, not pressed, from the same blocks as the tile.',
        'Tournée, non pressée, dans les mêmes blocs que les carreaux.',
      ],
    ],
  },
  {
    key: 'slab',
    family: 'slab',
    pictures: ['slab'],
    localCategory: ['Slabs', 'Tranches'],
    name: ['Slab, 2 cm', 'Tranche, 2 cm'],
    price: [1450, 3200, 50],
    kilograms: [250, 290, 5],
    measures: { width: [63, 66, 0.5], length: [120, 128, 1], thickness: [0.7875, 0.7875] },
    attributes: { application: [values.wallUse, ['Countertop', 'Plan de travail']] },
    coverage: { productType: 'tile', soldByBox: false, soldByUom: 'EA', coveragePerUnit: 1, piecesPerUnit: 1 },
    size: ['2 cm', '2 cm'],
    shape: values.rectangle,
    openings: [
      [
        'Sawn whole from the block, {length} long. The face is {surface}.',
        'Sciée entière dans le bloc, longue de {length}. La face est {surface}.',
      ],
      [
        'One slab makes a counter and its splash without a seam: {surface}, from edge to edge.',
        "Une tranche fait un plan et sa crédence sans raccord : {surface}, d'un bord à l'autre.",
      ],
    ],
    details: [
      [
        'Each is photographed; you choose yours in a store with a slab gallery and it is set aside under your name.',
        'Chacune est photographiée ; on choisit la sienne dans un magasin à galerie de tranches, et elle est réservée à votre nom.',
      ],
      [
        '{Thickness} thick and about {width} high; two from one block can be opened like a book.',
        "Épaisse de {thickness}, haute d'environ {width} ; deux tranches d'un même bloc s'ouvrent en livre.",
      ],
    ],
    specialOrder: true,
    recommended: ['tile-sealer'],
  },
];
