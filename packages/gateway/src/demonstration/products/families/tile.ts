import type { Family, FamilyKey } from '../design.ts';
import type { Pair } from '../../../texts/text.ts';
import { values } from '../values.ts';
import { days, glazed, tile, glazeNotes, trimNotes } from './terms.ts';

const wetSaw: Pair = ['Cut with a wet saw, without a chip', "Coupe à l'eau, sans éclat"];
const tileFeatures: readonly Pair[] = [
  ['Frost-proof body, water absorption under 3%', "Tesson non gélif, absorption d'eau inférieure à 3 %"],
  ['Glaze free of lead and cadmium', 'Émail sans plomb ni cadmium'],
  ['Colour runs numbered on every box', 'Numéro de bain sur chaque boîte'],
  ['Trims fired in the same glaze', 'Bords cuits dans le même émail'],
];
const wallTileFeatures: readonly Pair[] = [...tileFeatures, wetSaw];
/** Of tile that is also walked on. */
export const floorTileFeatures: readonly Pair[] = [
  ...tileFeatures,
  ['Suited to underfloor heating', 'Convient au chauffage par le sol'],
];

const trimFeatures: readonly Pair[] = [
  ...tileFeatures.slice(0, 3),
  ['Fired with the tile that it borders', 'Même cuisson que le carreau bordé'],
  wetSaw,
];

export const tileFamilies = {
  field: {
    ...glazed,
    kind: 'tile',
    category: ['Field Tile', 'Carreaux'],
    form: 'surface',
    notes: glazeNotes,
    features: wallTileFeatures,
    attributes: {
      material: [values.ceramic],
      surface: [values.gloss],
      look: [values.handmade],
      shade: [['V3 Moderate', 'V3 modérée']],
    },
    recommended: ['fine-grout', 'tile-sealer', 'bullnose-trim'],
    services: ['install-tile', 'design-visit'],
  },
  mosaic: {
    ...glazed,
    kind: 'tile',
    category: ['Mosaic Tile', 'Mosaïques'],
    form: 'surface',
    notes: glazeNotes,
    features: floorTileFeatures,
    attributes: {
      material: [values.porcelain],
      surface: [values.gloss],
      look: [values.handmade],
      shade: [['V2 Slight', 'V2 légère']],
    },
    recommended: ['fine-grout', 'tile-sealer'],
    services: ['install-tile'],
  },
  trim: {
    ...glazed,
    kind: 'trim',
    freight: 'Parcel',
    category: ['Tile Trim', 'Bords et moulures'],
    form: 'surface',
    notes: trimNotes,
    features: trimFeatures,
    attributes: {
      material: [values.ceramic],
      surface: [values.gloss],
      look: [values.handmade],
      shade: [['V3 Moderate', 'V3 modérée']],
    },
    recommended: ['fine-grout'],
    services: ['install-tile'],
  },
  tileCare: {
    kind: 'fixture',
    palette: 'plain',
    care: ['Keep it closed, upright and free of frost.', "Garder fermé, debout et à l'abri du gel."],
    section: tile,
    category: ['Tile Care', 'Entretien du carrelage'],
    freight: 'Parcel',
    leadTime: days(2, 4),
    notes: [
      [
        'Tried in our own showrooms for ten years before it was sold.',
        "Essayé dix ans dans nos magasins avant d'être vendu.",
      ],
    ],
    features: [
      ['Safety sheet in both languages', 'Fiche de sécurité dans les deux langues'],
      ['Bottle and bag of recycled stock', 'Flacon et sac en matière recyclée'],
      ['Coverage printed on the label', "Rendement imprimé sur l'étiquette"],
    ],
  },
} as const satisfies Partial<Record<FamilyKey, Family>>;
