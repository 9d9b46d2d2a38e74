import { inVersions, type Design } from '../design.ts';
import { weeks } from '../families/terms.ts';
import { values } from '../values.ts';

/** Bathtubs. */
export const tubs: readonly Design[] = [
  ...inVersions(
    {
      key: 'freestanding-tub',
      family: 'tub',
      pictures: ['tub'],
      localCategory: ['Freestanding Bathtubs', 'Baignoires en îlot'],
      name: ['Freestanding Bathtub', 'Baignoire en îlot'],
      shape: values.oval,
      openings: [
        [
          'It stands free and is seen from every side. All around runs {rim}.',
          'Elle se tient seule et se regarde de tous côtés. Tout autour court {rim}.',
        ],
        [
          'Cast in one mould without a seam, it closes at the top in {rim}.',
          'Coulée en un seul moule, sans joint, elle se ferme en haut par {rim}.',
        ],
        [
          'A bath to walk around: no panel, no seam and, at the top, {rim}.',
          'Une baignoire dont on fait le tour : ni panneau, ni joint et, en haut, {rim}.',
        ],
      ],
      details: [
        [
          'The back slopes at 38 degrees at both ends and the water stands {waterDepth} deep: two can sit, one can float.',
          "Le dossier s'incline de 38 degrés aux deux bouts et l'eau monte à {waterDepth} : on s'y assoit à deux, on y flotte seul.",
        ],
        [
          'The stone holds its warmth; after forty minutes a bath has lost five degrees.',
          'La pierre garde la chaleur ; en quarante minutes, le bain ne perd que trois degrés.',
        ],
        [
          'It weighs what it should: once set on its feet it stays there, and no screw goes into the floor.',
          "Elle pèse ce qu'il faut : posée sur ses pieds, elle n'en bouge plus, et nulle vis n'entre dans le sol.",
        ],
      ],
      attributes: {
        mounting: [values.floor],
        material: [values.castStone],
        soaking: [['Soaking', 'Immersion']],
        drainPlace: [['Centre', 'Au centre']],
        overflow: [values.yes],
      },
      required: ['tub-drain'],
      recommended: ['floor-filler'],
      inForm: { square: { shape: values.rectangle } },
    },
    [
      {
        suffix: '60',
        named: [', 60 in.', ', 152 cm'],
        price: [2950, 4300, 50],
        kilograms: [88, 105, 1],
        measures: { length: [60, 60], width: [28, 31, 0.5], height: [21, 23, 0.5], waterDepth: [14, 15.5, 0.25] },
      },
      {
        suffix: '67',
        named: [', 67 in.', ', 170 cm'],
        price: [3400, 5200, 50],
        kilograms: [105, 128, 1],
        measures: { length: [67, 67], width: [30, 33, 0.5], height: [22, 24, 0.5], waterDepth: [15, 16.5, 0.25] },
      },
    ],
  ),
  {
    key: 'undermount-tub',
    notes: [
      [
        'Check the stairs: the drawing gives the least width that it passes.',
        "Vérifier l'escalier : le dessin donne la plus petite largeur de passage.",
      ],
      [
        'Chips in the enamel are filled from the kit; the iron beneath lasts as long as the house.',
        "Un éclat d'émail se comble avec le nécessaire ; la fonte, dessous, durera autant que la maison.",
      ],
    ],
    family: 'tub',
    pictures: ['alcove-tub', 'tub'],
    localCategory: ['Built-In Bathtubs', 'Baignoires à encastrer'],
    name: ['Built-In Bathtub, 66 in.', 'Baignoire à encastrer, 168 cm'],
    price: [1480, 2450, 10],
    kilograms: [148, 186, 1],
    measures: { length: [66, 66], width: [32, 36, 0.5], height: [19, 21, 0.5], waterDepth: [14, 16, 0.25] },
    attributes: {
      mounting: [values.alcove],
      material: [values.castIron],
      soaking: [['Soaking', 'Immersion']],
      drainPlace: [['End', "À l'extrémité"]],
      overflow: [values.yes],
    },
    shape: values.rectangle,
    openings: [
      [
        'It stands between three walls and shows one side; at the top it ends in {rim}.',
        "Elle se loge entre trois murs et ne montre qu'un flanc ; en haut, elle se termine par {rim}.",
      ],
      [
        'Apron and bath are one casting, so that no tile ends at a seam. Along the top runs {rim}.',
        'Tablier et baignoire sont coulés d’une pièce : aucun carreau ne finit sur un joint. Tout du long court {rim}.',
      ],
    ],
    details: [
      [
        'The enamel is fired onto the iron at 1,500 °F; sand does not scratch it.',
        "L'émail cuit à 820 °C sur la fonte et ne craint pas le sable.",
      ],
      [
        'The water stands {waterDepth} deep at the overflow; the lumbar arch was drawn on people, not on paper.',
        "L'eau monte à {waterDepth} avant le trop-plein ; le creux des reins a été relevé sur des gens, pas sur le papier.",
      ],
    ],
    required: ['tub-drain'],
    specialOrder: true,
    leadTime: weeks(3, 5),
  },
];
