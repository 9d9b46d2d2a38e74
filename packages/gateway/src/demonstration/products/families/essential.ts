import type { Family, FamilyKey } from '../design.ts';
import type { Pair } from '../../../texts/text.ts';
import { bathroom, metal, metalFeatures } from './terms.ts';

const valveFeatures: readonly Pair[] = [
  ['Body of solid brass, cast and machined in one piece', "Corps en laiton massif, coulé et usiné d'une seule pièce"],
  ['Lead content below 0.25% on wetted surfaces', "Teneur en plomb inférieure à 0,25 % au contact de l'eau"],
  ['Every joint sealed by a ring that can be bought singly', 'Chaque joint se remplace et se vend seul'],
  ['Pressure-tested one by one before packing', "Éprouvé un à un sous pression avant l'emballage"],
  ['Guard stays on until the wall or floor is finished', 'Garde de protection en place jusqu’aux finitions'],
];

export const essentialFamilies = {
  valve: {
    ...metal,
    section: bathroom,
    category: ['Valves', 'Mécanismes'],
    palette: 'plain',
    notes: [
      [
        'It goes in with the pipes and is not seen again; every trim made since 2008 fits.',
        'Il se pose avec les tuyaux et ne se revoit plus ; toute façade faite depuis 2008 convient.',
      ],
    ],
    features: valveFeatures,
    care: [
      'Behind the wall it needs no care. Close the stops before a cartridge is changed.',
      'Derrière le mur, aucun entretien. Fermer les robinets d’arrêt avant de changer une cartouche.',
    ],
    services: ['install-shower'],
  },
  drain: {
    ...metal,
    section: bathroom,
    category: ['Drains', 'Bondes et siphons'],
    notes: [['It comes in every Basin metal finish.', 'Disponible dans tous les finis de métal de la maison.']],
    features: metalFeatures.slice(0, 1).concat([
      ['Seals for china, stone and steel', 'Joints pour porcelaine, pierre et acier'],
      ['Finish laid on in a vacuum', 'Fini déposé sous vide'],
      ['Opens without tools for cleaning', 'Se démonte sans outil pour le nettoyage'],
    ]),
  },
} as const satisfies Partial<Record<FamilyKey, Family>>;
