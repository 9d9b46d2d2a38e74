import type { Design } from '../design.ts';
import { weeks } from '../families/terms.ts';
import { values } from '../values.ts';

/** Bathroom basins. */
export const basins: readonly Design[] = [
  {
    key: 'vessel-basin',
    family: 'basin',
    pictures: ['basin'],
    localCategory: ['Vessel Basins', 'Vasques à poser'],
    name: ['Vessel Basin', 'Vasque à poser'],
    price: [420, 760, 5],
    kilograms: [7, 11, 0.5],
    measures: { width: [15, 19, 0.5], depth: [13, 16, 0.5], height: [4.5, 6, 0.25] },
    attributes: { mounting: [values.counter], material: [values.china], overflow: [values.no] },
    shape: values.oval,
    openings: [
      [
        'A basin that stands on the counter like a bowl on a table. All round it runs {rim}.',
        'Une vasque posée sur le plan comme un bol sur une table. Tout autour court {rim}.',
      ],
      [
        'It needs no hole but the drain. What meets the hand is {rim}.',
        "Elle ne demande qu'un trou, celui de la bonde. Sous la main : {rim}.",
      ],
    ],
    details: [
      [
        'It is {width} wide and only {height} high, so the faucet need not be a tower.',
        "Large de {width}, elle ne monte qu'à {height} : le robinet n'a pas besoin d'être une tour.",
      ],
      [
        'The foot is ground flat by hand and takes a bead of clear silicone, nothing more.',
        'Le pied est dressé à la main et se pose sur un cordon de silicone clair, sans autre fixation.',
      ],
    ],
    required: ['grid-drain'],
    inForm: { square: { shape: values.rectangle } },
  },
  {
    key: 'undermount-basin',
    family: 'basin',
    pictures: ['undermount', 'basin'],
    localCategory: ['Undermount Basins', 'Vasques sous plan'],
    name: ['Undermount Basin', 'Vasque sous plan'],
    price: [230, 410, 5],
    kilograms: [7, 10, 0.5],
    measures: { width: [17, 21, 0.5], depth: [13, 15.5, 0.5], bowlDepth: [5, 6.5, 0.25] },
    attributes: { mounting: [values.under], material: [values.china], overflow: [values.yes] },
    shape: values.oval,
    openings: [
      [
        'Fixed from below, it leaves the stone to speak; what shows of it is {rim}.',
        "Fixée par-dessous, elle laisse parler la pierre. Ce qu'on en voit : {rim}.",
      ],
      [
        'The counter runs to the water. Under its edge begins {rim}.',
        "Le plan va jusqu'à l'eau. Sous son chant commence {rim}.",
      ],
    ],
    details: [
      [
        'The bowl is {bowlDepth} deep and falls evenly to its drain, so that no soap collects.',
        "La cuve, profonde de {bowlDepth}, descend régulièrement vers la bonde : le savon n'y stagne pas.",
      ],
      [
        'It measures {width} by {depth}; clips and a full-size template for the cut-out are in the box.',
        'Elle mesure {width} sur {depth} ; pattes et gabarit de découpe grandeur nature sont fournis.',
      ],
    ],
    required: ['pop-up-drain'],
    parts: ['drain-seal', 'sink-clips'],
    inForm: { square: { shape: values.rectangle } },
  },
  {
    key: 'drop-in-basin',
    family: 'basin',
    pictures: ['drop-in', 'basin', 'undermount'],
    localCategory: ['Drop-In Basins', 'Vasques à encastrer'],
    name: ['Drop-In Basin', 'Vasque à encastrer'],
    price: [210, 380, 5],
    kilograms: [7.5, 11, 0.5],
    measures: { width: [19, 23, 0.5], depth: [16, 18.5, 0.5], bowlDepth: [5, 6.5, 0.25] },
    attributes: { mounting: [values.dropIn], material: [values.china], overflow: [values.yes] },
    shape: values.oval,
    openings: [
      [
        'Lowered into the counter from above, it rests on {rim}.',
        'Glissée dans le plan par le dessus, elle repose sur {rim}.',
      ],
      [
        'The simplest basin to fit, and the easiest to replace: {rim} covers the cut.',
        'La plus simple à poser, la plus facile à remplacer : {rim} couvre la découpe.',
      ],
    ],
    details: [
      [
        'The edge lies flat on the counter and needs no frame; the bowl goes down {bowlDepth}.',
        'Le bord porte à plat sur le plan, sans cadre ; la cuve descend à {bowlDepth}.',
      ],
      [
        'It is {width} wide; the faucet stands behind it in the counter, in one hole or in three.',
        'Elle mesure {width} de large ; le robinet se tient derrière, dans le plan, en un trou ou en trois.',
      ],
    ],
    required: ['pop-up-drain'],
    inForm: { square: { shape: values.rectangle } },
  },
  {
    key: 'wall-basin',
    family: 'basin',
    pictures: ['wall-basin', 'basin', 'undermount'],
    localCategory: ['Wall-Hung Basins', 'Lavabos suspendus'],
    name: ['Wall-Hung Basin', 'Lavabo suspendu'],
    price: [360, 620, 5],
    kilograms: [13, 18, 0.5],
    measures: { width: [20, 26, 0.5], depth: [15, 18, 0.5], height: [5.5, 7, 0.25] },
    attributes: { mounting: [values.wall], material: [values.china], overflow: [values.yes] },
    shape: values.rectangle,
    openings: [
      [
        'It hangs from the wall and ends in {rim}; the floor below stays free.',
        'Il se fixe au mur et se termine par {rim} ; dessous, le sol reste libre.',
      ],
      [
        'For the small room: {width} of porcelain, finished by {rim}.',
        'Pour la petite pièce : {width} de porcelaine, avec {rim}.',
      ],
    ],
    details: [
      [
        'The underside is glazed, so the trap in view meets a clean surface.',
        "Le dessous est émaillé : le siphon visible s'accorde à une surface nette.",
      ],
      [
        'Two bolts carry 330 lb; at {depth} it does not stand in the way of a door.',
        'Deux boulons portent 150 kg ; avec {depth} de profondeur, il ne gêne pas la porte.',
      ],
    ],
    required: ['pop-up-drain', 'bottle-trap'],
  },
];

/** Basins that came later, so that the numbers of all others stand. */
export const laterBasins: readonly Design[] = [
  {
    key: 'pedestal-basin',
    family: 'basin',
    freight: 'Freight',
    pictures: ['pedestal-basin', 'wall-basin'],
    localCategory: ['Pedestal Basins', 'Lavabos sur colonne'],
    name: ['Pedestal Basin', 'Lavabo sur colonne'],
    price: [540, 890, 5],
    kilograms: [27, 36, 0.5],
    measures: { width: [21, 24, 0.5], depth: [17, 19, 0.5], height: [33, 35, 0.5] },
    attributes: {
      mounting: [values.floor],
      material: [values.china],
      overflow: [values.yes],
      holes: [values.one],
    },
    shape: values.rectangle,
    openings: [
      [
        'A basin and the column that it stands on, two pieces with one line between them. At the top, {rim}.',
        'Un lavabo et la colonne qui le porte : deux pièces, un seul joint. En haut, {rim}.',
      ],
      [
        'It asks for no furniture. A column rises from the floor and opens in {rim}.',
        "Il se passe de meuble. Une colonne monte du sol et s'ouvre en haut par {rim}.",
      ],
    ],
    details: [
      [
        'The column hides the trap and is open behind, so that a hand can reach it; the rim comes to {height}.',
        'La colonne cache le siphon et reste ouverte derrière, pour la main ; le bord est à {height}.',
      ],
      [
        'Two bolts hold the basin to the wall and one the column to the floor; {width} of wall is enough.',
        'Deux boulons tiennent le lavabo au mur, un seul la colonne au sol ; {width} de mur suffisent.',
      ],
    ],
    features: [
      ['Glazed inside and out, also where it is not seen', 'Émail dedans et dehors, même où il ne se voit pas'],
      ['One hole for the faucet, two more to be knocked out', 'Un perçage pour le robinet, deux autres à défoncer'],
      ['Column ground flat, so that it does not rock', 'Colonne dressée à la meule : elle ne bascule pas'],
      ['Absorbs less than 0.5% of water', "Absorbe moins de 0,5 % d'eau"],
      ['Basin and column packed apart', 'Lavabo et colonne emballés à part'],
    ],
    required: ['pop-up-drain'],
    recommended: ['single-hole-faucet'],
    parts: ['drain-seal'],
  },
  {
    key: 'trough-basin',
    family: 'basin',
    freight: 'Freight',
    pictures: ['trough-basin', 'wall-basin'],
    localCategory: ['Trough Basins', 'Lavabos auges'],
    name: ['Trough Basin for Two, 48 in.', 'Lavabo auge pour deux, 122 cm'],
    price: [890, 1390, 10],
    kilograms: [34, 42, 0.5],
    measures: { width: [48, 48], depth: [17, 18.5, 0.5], height: [4.75, 6, 0.25] },
    attributes: {
      mounting: [values.wall],
      material: [values.fireclay],
      overflow: [values.no],
      holes: [values.two],
    },
    shape: values.rectangle,
    openings: [
      [
        'One long basin and two faucets: nobody waits in the morning. It ends all round in {rim}.',
        'Un seul long lavabo et deux robinets : le matin, personne n’attend. Il se termine tout autour par {rim}.',
      ],
      [
        'Two stand side by side before it, and between them runs {rim}.',
        "On s'y tient à deux, côte à côte ; de l'un à l'autre court {rim}.",
      ],
    ],
    details: [
      [
        'Each end has a drain of its own, 24 in. from the other, and the floor falls to both.',
        "Chaque bout a sa bonde, à 61 cm de l'autre, et le fond descend vers les deux.",
      ],
      [
        'Four bolts carry 660 lb; it comes out {depth} from the wall and leaves the floor free.',
        'Quatre boulons portent 300 kg ; il avance de {depth} et laisse le sol libre.',
      ],
    ],
    features: [
      ['Two holes for faucets, 24 in. apart', 'Deux perçages de robinet, à 61 cm'],
      ['Glazed inside and out, also where it is not seen', 'Émail dedans et dehors, même où il ne se voit pas'],
      ['Wall bolts and template in the box', 'Boulons muraux et gabarit fournis'],
      ['Rim ground level by hand', 'Bord dressé à la main'],
      ['Absorbs less than 0.5% of water', "Absorbe moins de 0,5 % d'eau"],
    ],
    required: ['grid-drain', 'bottle-trap'],
    recommended: ['single-hole-faucet'],
    parts: ['drain-seal'],
    specialOrder: true,
    leadTime: weeks(4, 6),
  },
];
