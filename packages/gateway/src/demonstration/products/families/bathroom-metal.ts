import type { Family, FamilyKey } from '../design.ts';
import { values } from '../values.ts';
import { bathroom, days, faucet, metal, metalFeatures } from './terms.ts';

export const bathroomMetalFamilies = {
  basinFaucet: {
    ...faucet,
    section: bathroom,
    category: ['Bathroom Faucets', 'Robinets de salle de bains'],
    flows: [1.2, 1.2, 1.2, 1.5],
    notes: [
      [
        'Supply lines and fixings are in the box; the drain is chosen apart, in the same finish.',
        'Flexibles et fixations sont fournis ; la bonde se choisit à part, dans le même fini.',
      ],
      [
        'The same detail returns on the towel bars and the shower of {name}.',
        'Le même détail revient sur les porte-serviettes et la douche {name}.',
      ],
      ['It runs at {flow} and feels like more.', 'À {flow}, on croirait à davantage.'],
      [
        'Its discs are changed from above, with the faucet in place.',
        'Ses disques se changent par le dessus, sans déposer le robinet.',
      ],
      [
        'It is run hot and cold at the works, then wiped and packed.',
        'Essai à chaud et à froid en usine, puis essuyage et emballage.',
      ],
    ],
    features: [
      ...metalFeatures,
      ['Flow of {flow} at 60 psi', 'Débit de {flow} à 4 bar'],
      ['Temperature stop set during installation', 'Butée de température réglable à la pose'],
    ],
    recommended: ['towel-ring', 'towel-bar-24', 'robe-hook'],
    parts: ['handle-kit', 'single-cartridge', 'aerator', 'aerator-key', 'supply-line', 'mounting-ring'],
    services: ['install-faucet', 'design-visit'],
  },
  tubFiller: {
    ...metal,
    section: bathroom,
    category: ['Tub Fillers', 'Robinets de baignoire'],
    form: 'spout',
    freight: 'Freight',
    leadTime: days(5, 8),
    attributes: { material: [values.brass] },
    notes: [
      [
        'What goes under the floor or the deck is ordered apart, with the plumbing.',
        'Ce qui va sous le sol ou la plage se commande à part, avec la plomberie.',
      ],
      ['It fills a bath of 60 gallons in eight minutes.', 'Il remplit une baignoire de 230 L en huit minutes.'],
      [
        'Each one has held water at the works for a night before it is packed.',
        "Chaque pièce a tenu l'eau une nuit en usine avant l'emballage.",
      ],
    ],
    features: [
      ...metalFeatures,
      ['Full-bore body for baths of any depth', 'Corps à plein passage pour toute profondeur de bain'],
      ['Vacuum breaker built in', 'Brise-vide intégré'],
    ],
    recommended: ['towel-bar-30', 'robe-hook'],
    parts: ['handle-kit', 'quarter-turn-cartridge', 'o-ring-kit'],
    services: ['install-tub', 'design-visit'],
  },
  shower: {
    ...metal,
    section: bathroom,
    category: ['Showers', 'Douches'],
    form: 'detail',
    flows: [1.75, 1.75, 1.75, 2, 2.5],
    flowOf: 'minute',
    notes: [
      [
        'The trims and heads of {name} share their fittings, so a shower can grow by a piece.',
        'Façades et pommes {name} partagent leurs raccords : une douche peut grandir pièce à pièce.',
      ],
      ['It threads onto the common half-inch pipe.', "Raccord au filetage courant d'un demi-pouce."],
      [
        'Every washer in it can be had for twenty years after the last sale.',
        'Chacun de ses joints se trouve encore vingt ans après la dernière vente.',
      ],
      [
        'It is run hot and cold at the works, then dried and packed.',
        "Essai à l'eau chaude et froide en usine, puis séchage et emballage.",
      ],
    ],
    features: [
      ['Silicone nozzles that are rubbed clean', "Buses de silicone qui se nettoient d'un frottement"],
      ['Flow of {flow} at 80 psi', 'Débit de {flow} à 5,5 bar'],
      ['Even spray out to the last nozzle', "Pluie égale jusqu'à la dernière buse"],
      ['Drains itself after use', 'Vidange automatique après usage'],
      ['Inlet filter that can be rinsed', "Filtre d'entrée rinçable"],
      [
        'Plating laid on in a vacuum, harder than the brass beneath',
        'Placage déposé sous vide, plus dur que le laiton',
      ],
    ],
    recommended: ['grab-bar-18', 'glass-shelf', 'towel-bar-24'],
    parts: ['flow-limiter', 'shower-hose', 'thermostatic-cartridge', 'diverter-cartridge'],
    services: ['install-shower', 'design-visit'],
  },
  showerTrim: {
    ...metal,
    section: bathroom,
    category: ['Showers', 'Douches'],
    form: 'detail',
    attributes: { accessible: [values.yes] },
    notes: [
      [
        'The valve behind the wall is ordered apart; one model serves every trim of this kind.',
        'Le mécanisme encastré se commande à part ; un seul modèle sert toutes les façades de ce type.',
      ],
      ['It goes with every head and hand shower of {name}.', "S'accorde à toutes les pommes et douchettes {name}."],
      [
        'A paper gauge in the box shows how deep the valve may sit.',
        'Un gabarit de papier, fourni, montre la profondeur permise au mécanisme.',
      ],
    ],
    features: [
      ['Plate sealed to the tile by a foam ring', 'Plaque étanchée au carrelage par un anneau de mousse'],
      ['Temperature stop set without tools', 'Butée de température réglable sans outil'],
      ['No screws in sight', 'Aucune vis apparente'],
      ['Marks for hot and cold that can be felt', 'Repères du chaud et du froid sensibles au doigt'],
      ['Handle set to any angle on its spline', 'Commande réglable à tout angle'],
      [
        'Plating laid on in a vacuum, harder than the brass beneath',
        'Placage déposé sous vide, plus dur que le laiton',
      ],
    ],
    recommended: ['grab-bar-18', 'glass-shelf'],
    parts: ['handle-kit', 'pressure-cartridge', 'extension-kit'],
    services: ['install-shower', 'design-visit'],
  },
  accessory: {
    ...metal,
    section: bathroom,
    category: ['Bathroom Accessories', 'Accessoires de salle de bains'],
    form: 'detail',
    notes: [
      [
        'Finished in one run with the faucets of {name}, so the metals agree.',
        "Même bain de finition que les robinets {name} : les métaux s'accordent.",
      ],
      ['Screws for stone, wood and drywall are in the box.', 'Vis pour pierre, bois et plaque de plâtre fournies.'],
      [
        'Set it where the hand already goes; the drawing gives the usual heights.',
        'À poser là où la main va déjà ; le dessin donne les hauteurs courantes.',
      ],
      [
        'A paper template, printed to size, shows where to drill.',
        'Un gabarit de papier, grandeur nature, montre où percer.',
      ],
      [
        'It leaves the works wrapped in cloth, and the cloth is for polishing.',
        'Emballage dans un linge, qui sert ensuite au polissage.',
      ],
    ],
    features: [
      ['Concealed fixings, tightened from below', 'Fixations cachées, serrées par le dessous'],
      ['Posts cut from solid bar', 'Consoles taillées dans la masse'],
      ['Level marked on the paper template', 'Niveau marqué sur le gabarit'],
      [
        'Salt spray test that stands for twenty years by the sea',
        'Essai au brouillard salin valant vingt ans de bord de mer',
      ],
      ['Parts sold singly', "Pièces vendues à l'unité"],
    ],
    parts: ['wall-bracket'],
  },
} as const satisfies Partial<Record<FamilyKey, Family>>;
