import type { Family, FamilyKey } from '../design.ts';
import type { Text } from '../../../texts/text.ts';
import { values } from '../values.ts';
import { days, glazed, tile, glazeNotes, trimNotes } from './terms.ts';
import english from '../../texts/en/families/tile.json' with { type: 'json' };
import { demonstrationTexts } from '../../texts.ts';

const texts = demonstrationTexts('families/tile', english);

const { wetSaw, tileFeatures } = texts;
const wallTileFeatures: readonly Text[] = [...tileFeatures, wetSaw];
/** The features of tile that is also suitable for floors. */
export const floorTileFeatures: readonly Text[] = [...tileFeatures, ...texts.floorTileFeatures];

const trimFeatures: readonly Text[] = [...tileFeatures.slice(0, 3), ...texts.trimFeatures, wetSaw];

export const tileFamilies = {
  field: {
    ...glazed,
    ...texts.field,
    kind: 'tile',
    form: 'surface',
    notes: glazeNotes,
    features: wallTileFeatures,
    attributes: {
      material: [values.ceramic],
      surface: [values.gloss],
      look: [values.handmade],
      shade: texts.field.attributes.shade,
    },
    recommended: ['fine-grout', 'tile-sealer', 'bullnose-trim'],
    services: ['install-tile', 'design-visit'],
  },
  mosaic: {
    ...glazed,
    ...texts.mosaic,
    kind: 'tile',
    form: 'surface',
    notes: glazeNotes,
    features: floorTileFeatures,
    attributes: {
      material: [values.porcelain],
      surface: [values.gloss],
      look: [values.handmade],
      shade: texts.mosaic.attributes.shade,
    },
    recommended: ['fine-grout', 'tile-sealer'],
    services: ['install-tile'],
  },
  trim: {
    ...glazed,
    ...texts.trim,
    kind: 'trim',
    freight: 'Parcel',
    form: 'surface',
    notes: trimNotes,
    features: trimFeatures,
    attributes: {
      material: [values.ceramic],
      surface: [values.gloss],
      look: [values.handmade],
      shade: texts.trim.attributes.shade,
    },
    recommended: ['fine-grout'],
    services: ['install-tile'],
  },
  tileCare: {
    ...texts.tileCare,
    kind: 'fixture',
    palette: 'plain',
    section: tile,
    freight: 'Parcel',
    leadTime: days(2, 4),
  },
} as const satisfies Partial<Record<FamilyKey, Family>>;
