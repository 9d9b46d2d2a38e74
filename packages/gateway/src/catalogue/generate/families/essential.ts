import type { Family, FamilyKey } from '../design.ts';
import { bathroom, metal, metalFeatures } from './terms.ts';

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
    features: metalFeatures,
    services: ['install-shower'],
  },
  drain: {
    ...metal,
    section: bathroom,
    category: ['Drains', 'Bondes et siphons'],
    notes: [
      ['It comes in every metal finish of the house.', 'Disponible dans toutes les finitions métal de la maison.'],
    ],
    features: metalFeatures.slice(0, 1).concat([
      ['Seals for china, stone and steel', 'Joints pour porcelaine, pierre et acier'],
      ['Finish laid on in a vacuum', 'Finition déposée sous vide'],
      ['Opens without tools for cleaning', 'Se démonte sans outil pour le nettoyage'],
    ]),
  },
} as const satisfies Partial<Record<FamilyKey, Family>>;
