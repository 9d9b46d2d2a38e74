import type { Design } from '../design.ts';
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
        'Seen from above it is an oval; seen from the side, {rim}.',
        "Vue d'en haut, c'est un ovale ; vue de côté, {rim}.",
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
        'Clips and a full-size template for the cut-out ({width} by {depth}) are in the box.',
        'Les pattes et un gabarit de découpe grandeur nature ({width} sur {depth}) sont fournis.',
      ],
    ],
    required: ['pop-up-drain'],
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
    shape: values.rectangle,
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
        'Its ledge is broad enough for a tumbler; the bowl goes down {bowlDepth}.',
        'Sa plage porte un gobelet ; la cuve descend à {bowlDepth}.',
      ],
      [
        'Drilled for one faucet, or for three on 8 in. centres, over {width} of width.',
        "Percée pour un robinet, ou pour trois à 203 mm d'entraxe, sur {width} de large.",
      ],
    ],
    required: ['pop-up-drain'],
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
