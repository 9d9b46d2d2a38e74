import type { Family, FamilyKey } from '../design.ts';
import type { Pair } from '../../../texts/text.ts';
import { chinaCare, days, faucet, metal, metalFeatures } from './terms.ts';

const kitchen: Pair = ['Kitchen', 'Cuisine'];

export const kitchenFamilies = {
  kitchenFaucet: {
    ...faucet,
    section: kitchen,
    category: ['Kitchen Faucets', 'Robinets de cuisine'],
    flows: [1.5, 1.8, 1.8, 2.2],
    notes: [
      [
        'The finish is tried with lemon, salt and coffee, each for a day.',
        'Le fini est éprouvé au citron, au sel et au café, un jour chacun.',
      ],
      [
        'It is tightened from below with one tool, which is in the box.',
        'Il se serre par le dessous avec un seul outil, fourni.',
      ],
      ['Runs at {flow}, clear and without splash.', 'Il débite {flow}, clair et sans éclabousser.'],
    ],
    features: [
      ...metalFeatures,
      ['Flow of {flow} at 60 psi', 'Débit de {flow} à 4 bar'],
      ['Braided lines fitted at the works', 'Flexibles tressés montés en usine'],
    ],
    recommended: ['soap-dispenser'],
    parts: ['kitchen-handle', 'kitchen-cartridge', 'kitchen-aerator', 'spray-hose'],
    services: ['install-faucet', 'design-visit'],
  },
  kitchenSink: {
    kind: 'fixture',
    palette: 'sink',
    care: chinaCare,
    section: kitchen,
    category: ['Kitchen Sinks', 'Éviers de cuisine'],
    form: 'corner',
    freight: 'Freight',
    leadTime: days(5, 9),
    notes: [
      ['A full-size template is in the box.', 'Un gabarit grandeur nature est fourni.'],
      [
        'The strainer is chosen apart, in the finish of the faucet.',
        'La bonde se choisit à part, dans le fini du robinet.',
      ],
      [
        'It was drawn with cooks, who asked for a deep bowl and a front edge close to the body.',
        'Il a été dessiné avec des cuisiniers, qui voulaient une cuve profonde et un bord près du corps.',
      ],
    ],
    features: [
      ['Floor that falls to the drain', 'Fond en pente vers la bonde'],
      ['Takes the common 3 1/2 in. strainer', 'Reçoit la bonde courante de 90 mm'],
      ['Takes boiling water and hot pans', "Supporte l'eau bouillante et les poêles chaudes"],
      ['Fits standard cabinets', 'Convient aux meubles courants'],
      ['Edges eased, so that a glass survives a knock', 'Chants adoucis, qui pardonnent aux verres'],
    ],
    parts: ['drain-seal'],
    services: ['design-visit'],
  },
  kitchenAccessory: {
    ...metal,
    section: kitchen,
    category: ['Kitchen Accessories', 'Accessoires de cuisine'],
    form: 'detail',
    notes: [
      ['Made to the measures of the {name} sinks and faucets.', 'Aux mesures des éviers et robinets {name}.'],
      ['Small, but used more than anything else in the kitchen.', 'Petite pièce, mais la plus utilisée de la cuisine.'],
    ],
    features: [
      ['Washed by hand in a moment', 'Se lave à la main en un instant'],
      ['No plastic that shows', 'Aucun plastique apparent'],
      ['Parts sold singly', "Pièces vendues à l'unité"],
      ['Made in the same works as the sinks', 'Fabrication dans la même usine que les éviers'],
    ],
    parts: [],
  },
} as const satisfies Partial<Record<FamilyKey, Family>>;
