import { inVersions, type Design } from '../design.ts';
import type { Pair } from '../../../texts/text.ts';
import { weeks } from '../families/terms.ts';
import { values } from '../values.ts';

const standing = { mounting: [values.floor] };
const hung = { mounting: [values.wall] };
const drawerParts = ['drawer-runner', 'vanity-cleat', 'touch-up'];
const unlitMirror = { mounting: [values.wall], lighting: [['None', 'Aucun']], storage: [['None', 'Aucun']] } as const;

/** How a width of vanity opens: with doors on legs, with drawers on the wall, with panelled doors on turned feet. */
function openedBy(measures: Design['measures'], doors: Pair, drawers: Pair, panelled: Pair) {
  return {
    measures,
    attributes: { ...standing, storage: [doors] },
    inForm: {
      square: {
        ...hangingTexts,
        measures: { ...measures, height: [19.5, 20.5, 0.5] },
        attributes: { ...hung, storage: [drawers] },
        parts: drawerParts,
      },
      classic: {
        ...furnitureTexts,
        attributes: { ...standing, storage: [panelled] },
        ...(panelled[0].includes('drawers') && { parts: drawerParts }),
      },
    },
  } as const;
}

const width: Pair = [
  '{Width} wide and {depth} deep; the back is open where the pipes come through.',
  'Large de {width}, profond de {depth} ; le dos est ouvert au passage des tuyaux.',
];
const hangingTexts: Pick<Design, 'openings' | 'details'> = {
  openings: [
    ['A cabinet with {front}, hung clear of the floor.', 'Un meuble suspendu, avec {front}.'],
    [
      'Drawers where others have doors, behind {front}.',
      "Des tiroirs là où d'autres ont des portes, derrière {front}.",
    ],
    [
      'One rail bears it, stone top included. What one sees is {front}.',
      "Un seul rail le porte, plan de pierre compris. Ce qu'on en voit : {front}.",
    ],
  ],
  details: [
    [
      'Dovetailed drawers run on soft-close slides around the trap; nothing is lost behind.',
      "Les tiroirs à queues d'aronde glissent sans bruit autour du siphon ; rien ne se perd derrière.",
    ],
    width,
  ],
};
const furnitureTexts: Pick<Design, 'openings' | 'details'> = {
  openings: [
    [
      'A piece of furniture before it is a washstand: turned feet, and over them {front}.',
      "Un meuble avant d'être un lavabo : des pieds tournés et, au-dessus, {front}.",
    ],
    [
      'Four corner posts go down into turned feet and hold {front}.',
      "Quatre montants d'angle descendent en pieds tournés et tiennent {front}.",
    ],
  ],
  details: [
    [
      'The panels float in their frames, so that a steamy room does not split them.',
      'Les panneaux flottent dans leur cadre : une pièce humide ne les fend pas.',
    ],
    width,
  ],
};

/** The framed mirror where it is a rectangle and not an arch. */
const rectangular: Partial<Design> = {
  pictures: ['framed-mirror', 'mirror'],
  shape: values.rectangle,
  openings: [
    ['A plain rectangle of glass, held by {frame}.', 'Un simple rectangle de verre, tenu par {frame}.'],
    [
      'The corners meet in a mitre with a splined key that only the maker sees. You see {frame}.',
      "Les angles se joignent à l'onglet, avec une clé rapportée que seul l'atelier voit. Vous voyez {frame}.",
    ],
  ],
  details: [
    [
      'It hangs upright or lengthwise: the fixings are on all four sides.',
      'Il se pose en hauteur ou en largeur : les attaches sont sur les quatre côtés.',
    ],
    [
      '{Width} by {height}, with the glass set back behind the face of the frame.',
      '{Width} sur {height}, la glace en retrait derrière la face du cadre.',
    ],
  ],
};

/** Mirrors first, then vanities and the sets made of both. */
export const vanities: readonly Design[] = [
  {
    key: 'round-mirror',
    family: 'mirror',
    pictures: ['mirror', 'vanity'],
    localCategory: ['Framed Mirrors', 'Miroirs encadrés'],
    name: ['Round Mirror, 28 in.', 'Miroir rond, 71 cm'],
    price: [260, 460, 5],
    kilograms: [6, 8, 0.5],
    measures: { diameter: [28, 28], depth: [1, 1.5, 0.125] },
    attributes: unlitMirror,
    shape: values.round,
    openings: [
      ['A circle of clear glass in {frame}.', 'Un cercle de verre clair dans {frame}.'],
      [
        'At the height of the eyes, hardly more than light: clear glass, and around it {frame}.',
        'À hauteur des yeux, presque rien que de la lumière : un verre clair et, autour, {frame}.',
      ],
    ],
    details: [
      [
        'The glass is 3/16 in. thick and free of copper, so its edge does not blacken.',
        'La glace, de 5 mm, est sans cuivre : son bord ne noircit pas.',
      ],
      [
        'It stands {depth} off the wall on a French cleat that levels itself.',
        'Il est à {depth} du mur, sur un tasseau en biseau qui se met de niveau.',
      ],
    ],
  },
  ...inVersions(
    {
      key: 'framed-mirror',
      family: 'mirror',
      pictures: ['arch-mirror', 'mirror', 'vanity'],
      localCategory: ['Framed Mirrors', 'Miroirs encadrés'],
      name: ['Framed Mirror', 'Miroir encadré'],
      shape: values.arch,
      openings: [
        ['Clear glass under a half round, held by {frame}.', 'Un verre clair sous un plein cintre, tenu par {frame}.'],
        [
          'The arch is laid up of thin strips bent over a form, so that no joint breaks the curve. You see {frame}.',
          "L'arche est faite de lamelles cintrées sur un moule : aucun joint n'en rompt la courbe. Vous voyez {frame}.",
        ],
      ],
      details: [
        [
          'It hangs upright from one cleat and settles plumb by itself.',
          "Il se pose en hauteur sur un seul tasseau et prend l'aplomb de lui-même.",
        ],
        [
          '{Width} by {height}, with the glass set back 5/32 in. from the face of the wood.',
          '{Width} sur {height}, la glace en retrait de 4 mm sur le bois.',
        ],
      ],
      attributes: unlitMirror,
      inForm: { square: rectangular, classic: rectangular },
    },
    [
      {
        suffix: '22',
        named: [', 22 in.', ', 56 cm'],
        price: [240, 420, 5],
        kilograms: [7, 9, 0.5],
        measures: { width: [22, 22], height: [34, 36, 0.5], depth: [1, 1.5, 0.125] },
      },
      {
        suffix: '34',
        named: [', 34 in.', ', 86 cm'],
        price: [330, 560, 5],
        kilograms: [11, 14, 0.5],
        measures: { width: [34, 34], height: [41, 43, 0.5], depth: [1, 1.5, 0.125] },
      },
    ],
  ),
  {
    key: 'mirrored-cabinet',
    parts: ['mirror-driver', 'touch-up'],
    family: 'mirror',
    pictures: ['medicine'],
    localCategory: ['Mirrored Cabinets', 'Armoires à glace'],
    name: ['Lit Mirrored Cabinet', 'Armoire à glace éclairée'],
    price: [690, 1150, 10],
    kilograms: [18, 24, 0.5],
    measures: { width: [24, 30, 1], height: [30, 32, 0.5], depth: [4.5, 5.5, 0.25] },
    attributes: {
      mounting: [values.wall],
      lighting: [['Integrated', 'Intégré']],
      storage: [['Three shelves', 'Trois tablettes']],
    },
    shape: values.rectangle,
    openings: [
      [
        'Mirror outside, mirror inside and light for both, in {frame}.',
        'Glace dehors, glace dedans, et la lumière pour les deux, dans {frame}.',
      ],
      [
        'Closed, it is a mirror in {frame}. Open, it holds the morning.',
        "Fermée, c'est un miroir dans {frame}. Ouverte, elle contient toute la matinée.",
      ],
    ],
    details: [
      [
        'The light is true to colour (CRI 95) and dims to a night lamp.',
        "L'éclairage est fidèle aux couleurs (IRC 95) et baisse jusqu'à la veilleuse.",
      ],
      [
        'Only {depth} deep, with a socket inside for a razor or a toothbrush.',
        "Profonde de {depth} seulement, avec une prise à l'intérieur pour le rasoir ou la brosse à dents.",
      ],
    ],
    specialOrder: true,
    leadTime: weeks(4, 6),
  },
  ...inVersions(
    {
      key: 'vanity',
      family: 'vanity',
      pictures: ['vanity'],
      localCategory: ['Vanities', 'Meubles-lavabos'],
      name: ['Vanity', 'Meuble-lavabo'],
      openings: [
        ['A cabinet with {front}, raised on four legs.', 'Un meuble sur quatre pieds, avec {front}.'],
        ['It stands on its own legs and shows {front}.', 'Il se tient sur ses propres pieds et présente {front}.'],
        [
          'High enough on its legs for light to pass under it. In front, {front}.',
          'Assez haut sur pieds pour laisser passer la lumière. Devant, {front}.',
        ],
      ],
      details: [
        [
          'Behind the doors a shelf goes round the trap, and the hinges close without a sound.',
          'Derrière les portes, une tablette contourne le siphon et les charnières se ferment sans bruit.',
        ],
        [
          'The shelf inside comes out, so that tall bottles can stand.',
          'La tablette intérieure se retire, pour que les grands flacons tiennent debout.',
        ],
        width,
      ],
      parts: ['vanity-cleat', 'touch-up'],
    },
    [
      {
        suffix: '24',
        named: [', 24 in.', ', 61 cm'],
        price: [980, 1560, 10],
        kilograms: [28, 34, 0.5],
        ...openedBy(
          { width: [24, 24], depth: [18, 20, 0.5], height: [33, 34, 0.5] },
          ['Two doors', 'Deux portes'],
          ['Two drawers', 'Deux tiroirs'],
          ['Two doors', 'Deux portes'],
        ),
      },
      {
        suffix: '36',
        named: [', 36 in.', ', 91 cm'],
        price: [1390, 2200, 10],
        kilograms: [40, 48, 0.5],
        ...openedBy(
          { width: [36, 36], depth: [20, 21.5, 0.5], height: [33, 34, 0.5] },
          ['Two doors', 'Deux portes'],
          ['Two drawers', 'Deux tiroirs'],
          ['Two doors', 'Deux portes'],
        ),
      },
      {
        suffix: '48',
        pictures: ['double-vanity', 'vanity'],
        named: [', 48 in.', ', 122 cm'],
        price: [1880, 2950, 10],
        kilograms: [52, 62, 0.5],
        ...openedBy(
          { width: [48, 48], depth: [20, 21.5, 0.5], height: [33, 34, 0.5] },
          ['Four doors', 'Quatre portes'],
          ['Four drawers', 'Quatre tiroirs'],
          ['Four doors and three drawers', 'Quatre portes et trois tiroirs'],
        ),
      },
      {
        suffix: '60',
        pictures: ['double-vanity', 'vanity'],
        named: [', 60 in.', ', 152 cm'],
        price: [2380, 3700, 10],
        kilograms: [66, 78, 0.5],
        ...openedBy(
          { width: [60, 60], depth: [20, 21.5, 0.5], height: [33, 34, 0.5] },
          ['Four doors', 'Quatre portes'],
          ['Four drawers', 'Quatre tiroirs'],
          ['Four doors and three drawers', 'Quatre portes et trois tiroirs'],
        ),
      },
    ],
  ),
  ...inVersions(
    {
      key: 'vanity-set',
      family: 'vanity',
      pictures: ['vanity-set', 'vanity'],
      localCategory: ['Vanity Sets', 'Ensembles meuble et miroir'],
      name: ['Vanity Set with Mirror', 'Ensemble meuble-lavabo et miroir'],
      openings: [
        [
          'Cabinet and mirror from the same boards: below, {front}; above, the same grain in the frame.',
          'Meuble et miroir tirés des mêmes planches : dessous, {front} ; dessus, le même fil dans le cadre.',
        ],
        [
          'One order for the whole wall: the mirror above, and below it {front}.',
          'Une commande pour tout le mur : le miroir en haut et, dessous, {front}.',
        ],
        [
          'Bought together and fitted together: below, {front}; above, a mirror from the same batch of boards.',
          'Achetés et posés ensemble : dessous, {front} ; dessus, un miroir du même lot de planches.',
        ],
      ],
      details: [
        [
          'The pieces are matched at the works and marked with one number.',
          "Les pièces sont appariées à l'atelier et marquées du même numéro.",
        ],
        [
          'Allow {width} of wall; the cabinet is {height} high and {depth} deep.',
          'Prévoir {width} de mur ; le meuble a {height} de haut et {depth} de profondeur.',
        ],
      ],
    },
    [
      {
        suffix: '36',
        named: [', 36 in.', ', 91 cm'],
        price: [1690, 2650, 10],
        kilograms: [50, 60, 0.5],
        measures: { width: [36, 36], depth: [20, 21.5, 0.5], height: [24, 26, 0.5] },
        attributes: { ...standing, storage: [['Two doors', 'Deux portes']] },
        inForm: {
          square: { attributes: { ...hung, storage: [['Two drawers', 'Deux tiroirs']] }, parts: drawerParts },
          classic: { attributes: { ...standing, storage: [['Two doors', 'Deux portes']] } },
        },
        bundle: [
          { key: 'vanity-36', quantity: 1, group: ['Cabinet', 'Meuble'] },
          { key: 'framed-mirror-34', quantity: 1, group: ['Mirror', 'Miroir'] },
        ],
      },
      {
        suffix: '60',
        pictures: ['double-vanity-set', 'vanity'],
        named: [', 60 in.', ', 152 cm'],
        price: [2890, 4450, 10],
        kilograms: [82, 96, 0.5],
        measures: { width: [60, 60], depth: [20, 21.5, 0.5], height: [24, 26, 0.5] },
        attributes: { ...standing, storage: [['Four doors', 'Quatre portes']] },
        inForm: {
          square: { attributes: { ...hung, storage: [['Four drawers', 'Quatre tiroirs']] }, parts: drawerParts },
          classic: {
            attributes: { ...standing, storage: [['Four doors and three drawers', 'Quatre portes et trois tiroirs']] },
            parts: drawerParts,
          },
        },
        bundle: [
          { key: 'vanity-60', quantity: 1, group: ['Cabinet', 'Meuble'] },
          { key: 'framed-mirror-22', quantity: 2, group: ['Mirrors', 'Miroirs'] },
        ],
      },
    ],
  ),
];
