import type { Family, FamilyKey } from '../design.ts';
import type { Pair } from '../../../texts/text.ts';
import { bathroom, days } from './terms.ts';

const woodCare: Pair = ['Dry splashes within the hour.', "Sécher les éclaboussures dans l'heure."];

export const furnitureFamilies = {
  vanity: {
    kind: 'fixture',
    palette: 'wood',
    care: woodCare,
    section: bathroom,
    category: ['Vanities', 'Meubles-lavabos'],
    form: 'front',
    freight: 'Freight Shipping',
    leadTime: days(10, 15),
    notes: [
      [
        'Top and basin are chosen apart, so that stone and bowl are yours.',
        'Plan et vasque se choisissent à part : la pierre et la cuve sont à votre goût.',
      ],
      [
        'It arrives assembled; two people have it in place in an hour.',
        'Livré monté ; deux personnes le posent en une heure.',
      ],
      [
        'Every joint was fitted dry once before it was glued.',
        "Chaque assemblage est monté à blanc avant d'être collé.",
      ],
    ],
    features: [
      ['Solid wood joints at every corner', 'Assemblages en bois massif à chaque angle'],
      ['Interior of oiled beech', 'Intérieur en hêtre huilé'],
      ['Outlet cut-out in the back', 'Passage de prise dans le dos'],
      ['Sealed end grain on every cut', 'Bois de bout protégé à chaque coupe'],
      ['Cleat carries 400 lb', 'Tasseau prévu pour 180 kg'],
    ],
    recommended: ['round-mirror', 'towel-ring'],
    parts: ['vanity-cleat', 'touch-up'],
    services: ['install-vanity', 'design-visit'],
  },
  mirror: {
    kind: 'fixture',
    palette: 'wood',
    care: woodCare,
    section: bathroom,
    category: ['Mirrors', 'Miroirs'],
    form: 'frame',
    freight: 'Freight',
    leadTime: days(8, 12),
    notes: [
      [
        'The frame is cut from the offcuts of the vanities, board by board.',
        'Le cadre se coupe dans les chutes des meubles, planche par planche.',
      ],
      [
        'It may hang in steam: the back is sealed on all sides.',
        'La buée ne lui fait rien : le dos est protégé de tous côtés.',
      ],
      [
        'Two people hang it in a quarter of an hour; the screws are in the box.',
        "Pose à deux en un quart d'heure ; les vis sont fournies.",
      ],
    ],
    features: [
      ['Copper-free silvering', 'Argenture sans cuivre'],
      ['Edge polished by hand', 'Chant poli à la main'],
      ['Safety film on the back', "Film de sécurité à l'arrière"],
      ['Level adjusts after hanging', 'Mise de niveau après la pose'],
      ['Frame oiled or lacquered by hand', 'Cadre huilé ou laqué à la main'],
    ],
    recommended: ['glass-shelf'],
    parts: ['touch-up'],
    services: ['design-visit'],
  },
} as const satisfies Partial<Record<FamilyKey, Family>>;
