import type { Product } from '../../product.ts';
import type { Design } from '../design.ts';
import { values } from '../values.ts';

type Coverage = NonNullable<Product['coverage']>;

const box = (coveragePerUnit: number, piecesPerUnit: number): Coverage => ({
  productType: 'tile',
  soldByBox: true,
  soldByUom: 'SF',
  coveragePerUnit,
  piecesPerUnit,
});
const pieces = (coveragePerUnit: number, piecesPerUnit: number): Coverage => ({
  productType: 'trim',
  soldByBox: true,
  soldByUom: 'LF',
  coveragePerUnit,
  piecesPerUnit,
});
const wallOnly = { application: [values.wallUse, values.showerUse] };
const everywhere = { application: [values.wallUse, values.floorUse, values.showerUse] };
const wetFloor = { application: [values.wallUse, values.floorUse, values.showerUse, values.showerFloorUse] };

/** Glazed field tile. Prices are for a box. */
export const fieldTile: readonly Design[] = [
  {
    key: 'square-field',
    family: 'field',
    pictures: ['tile-field'],
    localCategory: ['Square Field Tile', 'Carreaux carrés'],
    name: ['Field Tile, 4 in. Square', 'Carreau, 10 × 10 cm'],
    price: [165, 260, 5],
    kilograms: [9, 12, 0.5],
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
        'The edges are {edge}; no two tiles in a box are quite the same.',
        'Les chants sont {edge} ; dans une boîte, deux carreaux ne sont jamais tout à fait pareils.',
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
    kilograms: [9, 12, 0.5],
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
        'Laid in bond, in stack or upright; each way shows {surface} differently.',
        'En quinconce, en colonnes ou debout, chaque pose montre autrement {surface}.',
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
    pictures: ['tile-brick', 'tile-field'],
    localCategory: ['Rectangular Field Tile', 'Carreaux rectangulaires'],
    name: ['Long Field Tile, 2 x 8 in.', 'Carreau long, 5 × 20 cm'],
    price: [175, 275, 5],
    kilograms: [9, 12, 0.5],
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
    kilograms: [10, 14, 0.5],
    measures: { width: [8, 8], length: [9.25, 9.25], thickness: [0.375, 0.5, 0.125], joint: [0.125, 0.125] },
    attributes: everywhere,
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

/** Mosaic on sheets. */
export const mosaics: readonly Design[] = [
  {
    key: 'penny-mosaic',
    family: 'mosaic',
    pictures: ['mosaic'],
    localCategory: ['Penny Mosaic', 'Mosaïque ronde'],
    name: ['Penny-Round Mosaic', 'Mosaïque de pastilles'],
    price: [190, 290, 5],
    kilograms: [9, 11, 0.5],
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
        'The colour of the grout matters more here than anywhere; ask for the sample card.',
        "La couleur du joint compte ici plus qu'ailleurs ; le nuancier s'envoie sur demande.",
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
    kilograms: [9, 11, 0.5],
    measures: { width: [1, 1], thickness: [0.25, 0.25], joint: [0.0625, 0.125, 0.0625] },
    attributes: { ...wetFloor, sheet: [['12 x 12 in. mesh', 'Trame 30 × 30 cm']] },
    coverage: box(10, 10),
    size: ['1 in. hexagons', 'Hexagones de 25 mm'],
    shape: ['Hexagonal', 'Hexagonale'],
    openings: [
      [
        'The floor of every good bathroom of 1920, with a face that is {surface}.',
        'Le sol de toute bonne salle de bains de 1920, avec une face qui est {surface}.',
      ],
      [
        'A net of six-sided stones; each face is {surface}.',
        'Un filet de pierres à six pans ; chaque face est {surface}.',
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
    localCategory: ['Herringbone Mosaic', 'Mosaïque en chevrons'],
    name: ['Herringbone Mosaic', 'Mosaïque à bâtons rompus'],
    price: [205, 310, 5],
    kilograms: [9, 12, 0.5],
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
    kilograms: [2, 3, 0.5],
    measures: { width: [0.5, 0.5], length: [8, 8], thickness: [0.5, 0.625, 0.125] },
    attributes: wallOnly,
    coverage: pieces(16, 24),
    size: ['1/2 x 8 in.', '1,3 × 20 cm'],
    openings: [
      [
        'A raised line between two fields. Its back is {surface}.',
        'Une ligne en relief entre deux champs. Son dos est {surface}.',
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

/** Stone and stone-look tile, mosaic, trim and slab. */
export const stone: readonly Design[] = [
  {
    key: 'large-field',
    family: 'stoneField',
    pictures: ['tile-marble', 'slab', 'tile-field'],
    localCategory: ['Large-Format Tile', 'Grands carreaux'],
    name: ['Large-Format Tile, 12 x 24 in.', 'Grand carreau, 30 × 60 cm'],
    price: [130, 240, 5],
    kilograms: [22, 28, 0.5],
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
        'The edges are {edge} and true to 0.5 mm, so a joint of {joint} holds across a hall.',
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
    pictures: ['tile-marble', 'slab', 'tile-field'],
    localCategory: ['Square Field Tile', 'Carreaux carrés'],
    name: ['Paver, 18 in. Square', 'Dalle, 45 × 45 cm'],
    price: [145, 265, 5],
    kilograms: [24, 30, 0.5],
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
        'Slip resistance is R10 dry and wet; the edges are {edge}.',
        'Elle est classée R10, à sec comme mouillée ; les chants sont {edge}.',
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
    pictures: ['mosaic'],
    localCategory: ['Hexagon Mosaic', 'Mosaïque hexagonale'],
    name: ['Stone Hexagon Mosaic, 2 in.', 'Mosaïque hexagonale de pierre, 5 cm'],
    price: [220, 360, 5],
    kilograms: [14, 17, 0.5],
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
    kilograms: [14, 17, 0.5],
    measures: { width: [1, 1], length: [2, 2], thickness: [0.375, 0.375], joint: [0.0625, 0.0625] },
    attributes: { ...wetFloor, sheet: [['12 x 12 in. mesh', 'Trame 30 × 30 cm']] },
    coverage: box(10, 10),
    size: ['1 x 2 in. weave', 'Tressage 2,5 × 5 cm'],
    shape: values.rectangle,
    openings: [
      [
        'Pairs of slips cross over a small dark square; the stone has {surface}.',
        "Des lames croisées par paires autour d'un petit carré sombre ; la pierre porte {surface}.",
      ],
      [
        'An old pattern from Roman floors and hotel lobbies, here with {surface}.',
        "Un motif ancien, des sols romains aux halls d'hôtel, ici avec {surface}.",
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
    pictures: ['tile-pencil', 'trim'],
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
        'A rod of stone to end a course or frame a mirror; all round it has {surface}.',
        'Une baguette pour finir un rang ou encadrer un miroir ; tout autour, elle porte {surface}.',
      ],
      [
        'Where stone meets paint, a round edge is kinder. Here it is {surface}.',
        "Là où la pierre rencontre la peinture, un bord rond est plus doux. Ici, c'est {surface}.",
      ],
    ],
    details: [
      ['Twelve lengths make 12 feet. The ends are square.', 'Douze longueurs font 3,7 m. Les bouts sont droits.'],
      [
        'Turned, not pressed, from blocks of the same bed as the tile.',
        'Tournée, non pressée, dans des blocs du même banc que les carreaux.',
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
    kilograms: [180, 240, 5],
    measures: { width: [63, 66, 0.5], length: [120, 128, 1], thickness: [0.75, 0.75] },
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
