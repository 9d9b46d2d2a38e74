import type { Product } from '../../catalogue/index.ts';
import type { AttributeKey, MeasureKey } from './labels.ts';
import type { Text } from '../../texts/text.ts';

/** From, to and the step between possible figures. */
export type Range = readonly [from: number, to: number, step?: number];

/** Which of a collection's lists a product takes its finishes from. */
export type Palette = 'metal' | 'ceramic' | 'wood' | 'glaze' | 'stone' | 'plain' | 'seat' | 'sink' | 'steel';

/** The groups of designs that a collection makes or leaves out as a whole. */
export type FamilyKey =
  | 'basinFaucet'
  | 'tubFiller'
  | 'shower'
  | 'showerTrim'
  | 'basin'
  | 'tub'
  | 'toilet'
  | 'seat'
  | 'vanity'
  | 'mirror'
  | 'accessory'
  | 'metalPart'
  | 'ceramicPart'
  | 'kitchenFaucet'
  | 'kitchenSink'
  | 'kitchenAccessory'
  | 'kitchenPart'
  | 'field'
  | 'mosaic'
  | 'trim'
  | 'stoneField'
  | 'stoneMosaic'
  | 'stoneTrim'
  | 'slab'
  | 'valve'
  | 'drain'
  | 'tileCare'
  | 'sharedPart'
  | 'service';

/** When a piece leaves, in words, and in how many calendar days at most. */
export interface LeadTime {
  readonly words: Text;
  readonly days: number;
}

/** What all designs of a family have in common. */
export interface Family {
  readonly kind: Product['kind'];
  readonly section: Text;
  readonly category: Text;
  readonly palette: Palette;
  readonly freight: Product['freight']['type'];
  readonly leadTime: LeadTime;
  readonly care: Text;
  /** Closing sentences of the description; one is taken. */
  readonly notes: readonly Text[];
  /** Lines of the feature list; some are taken. */
  readonly features: readonly Text[];
  /** The form of the collection that the short description names. */
  readonly form?: string;
  readonly attributes?: Attributes;
  readonly recommended?: readonly string[];
  readonly parts?: readonly string[];
  readonly services?: readonly string[];
  /** Gallons a minute, or a flush: one is taken. */
  readonly flows?: readonly number[];
  readonly flowOf?: 'minute' | 'flush';
  readonly businessUnit?: string;
}

type Attributes = Readonly<Partial<Record<AttributeKey, readonly Text[]>>>;

/** One thing to be made in a collection's style, or once for all. */
export interface Design {
  /** Unique; other designs refer to it. */
  readonly key: string;
  readonly family: FamilyKey;
  /** Picture designs, the best first. */
  readonly pictures: readonly string[];
  /** Where they differ from the family's. */
  readonly section?: Text;
  readonly category?: Text;
  readonly brand?: string;
  readonly localCategory: Text;
  readonly name: Text;
  /** US dollars, in the base finish. */
  readonly price: Range;
  readonly kilograms?: Range;
  readonly measures: Readonly<Partial<Record<MeasureKey, Range>>>;
  readonly attributes?: Attributes;
  readonly openings: readonly Text[];
  readonly details: readonly Text[];
  readonly shape?: Text;
  readonly size?: Text;
  readonly required?: readonly string[];
  readonly recommended?: readonly string[];
  /** In place of the family's. */
  readonly parts?: readonly string[];
  readonly notes?: readonly Text[];
  readonly features?: readonly Text[];
  readonly care?: Text;
  readonly form?: string;
  readonly freight?: Family['freight'];
  readonly bundle?: readonly BundlePart[];
  readonly flows?: readonly number[];
  readonly coverage?: NonNullable<Product['coverage']>;
  /** What one pack of a material holds. */
  readonly packKilograms?: number;
  readonly specialOrder?: boolean;
  readonly leadTime?: LeadTime;
  readonly services?: readonly string[];
  /** Figures and prices lie at the same place of their ranges as those of the design with this key, so that the two agree. */
  readonly drawnLike?: string;
  readonly palette?: Palette;
  /** All collections make it in the plain form, for its use asks for no other. */
  readonly madeAlike?: true;
  /** How it differs where a collection makes it in a form of its own. */
  readonly inForm?: Readonly<Record<string, Partial<Omit<Design, 'key' | 'family' | 'palette' | 'inForm'>>>>;
}

interface BundlePart {
  readonly key: string;
  readonly quantity: number;
  readonly group: Text;
}

/** A designer's idea and the forms that it takes in each material. */
export interface Collection {
  readonly name: string;
  readonly brand: string;
  readonly style: Text;
  readonly idea: Text;
  /** The form that it has in each material, when that is not the plain one: a picture design `faucet-flat` shows it. */
  readonly form?: Readonly<Partial<Record<Palette, string>>>;
  /** Noun phrases with their article, by what they shape: spout, detail, rim, lid, front, corner, surface, edge. */
  readonly forms: Readonly<Record<string, Text>>;
  /** Where its glaze differs from the family's. */
  readonly attributes?: Attributes;
  /** What its surface asks beside what the family's does. */
  readonly care?: Text;
  /** What its stone is. */
  readonly material?: Text;
  readonly families: readonly FamilyKey[];
  readonly palettes: Readonly<Partial<Record<Palette, readonly string[]>>>;
  readonly priceFactor: number;
  /** Years since the collection was launched. */
  readonly age: number;
}

/** One design in several sizes or types: what changes, laid over what stays. The larger is the dearer, for all are drawn alike. */
export function inVersions(
  design: Omit<Design, 'key' | 'name' | 'price' | 'measures'> & Pick<Design, 'key' | 'name'>,
  versions: readonly (Pick<Design, 'price' | 'measures'> & Partial<Design> & { suffix: string; named: Text })[],
): Design[] {
  return versions.map(({ suffix, named, ...version }) => ({
    ...design,
    drawnLike: design.key,
    ...version,
    key: `${design.key}-${suffix}`,
    name: (locale) => design.name(locale) + named(locale),
  }));
}
