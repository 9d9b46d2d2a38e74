import type { Family, FamilyKey } from '../design.ts';
import type { Pair } from '../../../texts/text.ts';
import { values } from '../values.ts';
import { days, stoneNotes, tile, trimNotes, weeks } from './terms.ts';

const stoneCare: Pair = [
  'Neutral stone soap only. Lemon, wine and vinegar leave marks; seal twice when laid and once a year after.',
  "Savon neutre pour pierre, rien d'autre. Citron, vin et vinaigre tachent ; protéger deux fois à la pose, puis une fois par an.",
];
const stony = { palette: 'stone', care: stoneCare, freight: 'Freight Shipping', section: tile } as const;
const unbacked: Pair = ['Back free of mesh and resin', 'Envers sans trame ni résine'];
const squared: Pair = ['Sheets square to 1/32 in.', 'Trames équerrées au millimètre'];
const grip: Pair = ['Wet slip resistance (DCOF) above 0.42', 'Adhérence mouillée (DCOF) supérieure à 0,42'];
const calibrated: Pair = ['Sawn and calibrated to a sixty-fourth of an inch', 'Sciage et calibrage au demi-millimètre'];
const stoneFeatures: readonly Pair[] = [
  calibrated,
  grip,
  ['Blocks numbered, so that an order can be matched', 'Blocs numérotés, pour réassortir une commande'],
  unbacked,
  ['Can be honed again after years of use', "Se réadoucit après des années d'usage"],
];
const notWalkedOn = stoneFeatures.filter((line) => line !== grip);
const turned: readonly Pair[] = [
  ...notWalkedOn.filter((line) => line !== calibrated),
  ['Ends cut square, ready to be mitred', "Bouts droits, prêts pour l'onglet"],
];

export const stoneFamilies = {
  stoneField: {
    ...stony,
    kind: 'tile',
    category: ['Field Tile', 'Carreaux'],
    form: 'surface',
    leadTime: days(10, 15),
    notes: stoneNotes,
    features: stoneFeatures,
    attributes: { surface: [values.honed], shade: [['V3 Moderate', 'V3 modérée']] },
    recommended: ['tile-sealer', 'stone-soap', 'fine-grout'],
    services: ['install-tile', 'design-visit'],
  },
  stoneMosaic: {
    ...stony,
    kind: 'tile',
    category: ['Mosaic Tile', 'Mosaïques'],
    form: 'surface',
    leadTime: days(10, 15),
    notes: stoneNotes,
    features: [...stoneFeatures.filter((line) => line !== unbacked), squared],
    attributes: { surface: [values.honed], shade: [['V4 Strong', 'V4 forte']] },
    recommended: ['tile-sealer', 'fine-grout'],
    services: ['install-tile'],
  },
  stoneTrim: {
    ...stony,
    kind: 'trim',
    freight: 'Parcel',
    category: ['Tile Trim', 'Bords et moulures'],
    form: 'surface',
    leadTime: days(10, 15),
    notes: trimNotes,
    features: turned,
    attributes: { surface: [values.honed] },
    recommended: ['tile-sealer'],
    services: ['install-tile'],
  },
  slab: {
    ...stony,
    kind: 'tile',
    category: ['Slabs', 'Tranches'],
    form: 'surface',
    leadTime: weeks(2, 6),
    features: notWalkedOn,
    notes: [
      [
        'Choose it standing, in daylight, with a glass of water in hand: wet stone shows its true colour.',
        "À choisir debout, à la lumière du jour, un verre d'eau à la main : la pierre mouillée montre sa vraie couleur.",
      ],
      [
        'The yard marks, cuts and delivers; the mason measures last.',
        "L'atelier marque, coupe et livre ; le marbrier mesure en dernier.",
      ],
    ],
    attributes: { surface: [values.honed], shade: [['V4 Strong', 'V4 forte']] },
    recommended: ['stone-soap'],
    services: ['install-tile', 'design-room'],
  },
} as const satisfies Partial<Record<FamilyKey, Family>>;
