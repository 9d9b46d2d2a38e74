import type { Family, FamilyKey } from '../design.ts';

export const serviceFamilies = {
  service: {
    kind: 'service',
    palette: 'plain',
    section: ['Services', 'Services'],
    category: ['Services', 'Services'],
    freight: 'None',
    leadTime: { words: ['Appointment within two weeks', 'Rendez-vous sous deux semaines'], days: 14 },
    care: ['Appointments may be moved until two days before.', "Un rendez-vous se déplace jusqu'à deux jours avant."],
    notes: [['Our people are employed and insured by Basin.', 'Nos équipes sont employées et assurées par la maison.']],
    features: [
      [
        'One person answers from first call to last visit',
        'Un seul interlocuteur, du premier appel à la dernière visite',
      ],
      ['Price fixed before the work begins', 'Prix fixé avant le début des travaux'],
      ['Five years of guarantee on the work', 'Travaux garantis cinq ans'],
    ],
  },
} as const satisfies Partial<Record<FamilyKey, Family>>;
