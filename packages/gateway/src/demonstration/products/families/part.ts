import type { Family, FamilyKey } from '../design.ts';
import type { Pair } from '../../../texts/text.ts';
import { days } from './terms.ts';

const serviceParts: Pair = ['Service Parts', 'Pièces de rechange'];
const partCare: Pair = [
  'Keep the old part until the new one has been tried.',
  "Garder l'ancienne pièce jusqu'à l'essai de la nouvelle.",
];
const spare = {
  kind: 'part',
  section: serviceParts,
  care: partCare,
  freight: 'Parcel',
  leadTime: days(1, 2),
  businessUnit: 'Service Parts',
  notes: [
    [
      'Sent from the stock of the works; parts are kept for twenty years after the last sale.',
      "Sort du stock de l'usine ; les pièces sont suivies vingt ans après la dernière vente.",
    ],
    ['A fitting note with drawings is in the bag.', 'Une notice illustrée est jointe.'],
    [
      'Its number has not changed since the launch; order by it.',
      "Son numéro n'a pas changé depuis le lancement : il suffit à la commande.",
    ],
  ],
  features: [
    ['Original part, made on the same machines', "Pièce d'origine, faite sur les mêmes machines"],
    ['Packed in paper, without plastic', 'Emballage papier, sans plastique'],
    ['Fitted with common tools', "Se pose avec l'outillage courant"],
  ],
} as const;

export const partFamilies = {
  metalPart: {
    ...spare,
    palette: 'metal',
    category: ['Faucet Parts', 'Pièces de robinetterie'],
    form: 'detail',
    parts: [],
  },
  ceramicPart: {
    ...spare,
    palette: 'ceramic',
    category: ['Toilet Parts', 'Pièces de toilettes'],
    form: 'rim',
    parts: [],
  },
  kitchenPart: {
    ...spare,
    palette: 'metal',
    category: ['Kitchen Parts', 'Pièces de cuisine'],
    form: 'detail',
    parts: [],
  },
  sharedPart: { ...spare, palette: 'plain', category: ['Repair Parts', 'Pièces de réparation'], parts: [] },
} as const satisfies Partial<Record<FamilyKey, Family>>;
