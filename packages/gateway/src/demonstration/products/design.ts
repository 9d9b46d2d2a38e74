import type { Product } from '../../catalogue/index.ts';
import type { AttributeKey, MeasureKey } from './labels.ts';
import type { Text } from '../../texts/text.ts';

/** The range of a random figure, and the step between its values. */
export type Range = readonly [from: number, to: number, step?: number];

/** The list of a collection from which a product takes its finishes. */
export type Palette = 'metal' | 'ceramic' | 'wood' | 'glaze' | 'stone' | 'plain' | 'seat' | 'sink' | 'steel';

/** The groups of designs that a collection has or omits as a whole. */
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

/** The time until shipping, as text and as the maximum number of calendar days. */
export interface LeadTime {
  readonly words: Text;
  readonly days: number;
}

/** The properties that all designs of a family share. */
export interface Family {
  readonly kind: Product['kind'];
  readonly section: Text;
  readonly category: Text;
  readonly palette: Palette;
  readonly freight: Product['freight']['type'];
  readonly leadTime: LeadTime;
  readonly care: Text;
  /** Closing sentences of the description; each product gets one. */
  readonly notes: readonly Text[];
  /** Lines of the feature list; each product gets some. */
  readonly features: readonly Text[];
  /** The key of the collection's form that the short description mentions. */
  readonly form?: string;
  readonly attributes?: Attributes;
  readonly recommended?: readonly string[];
  readonly parts?: readonly string[];
  readonly services?: readonly string[];
  /** Gallons per minute or per flush; each product gets one. */
  readonly flows?: readonly number[];
  readonly flowOf?: 'minute' | 'flush';
  readonly businessUnit?: string;
}

type Attributes = Readonly<Partial<Record<AttributeKey, readonly Text[]>>>;

/** A kind of product that exists in each collection's style, or once for all collections. */
export interface Design {
  /** Unique; other designs refer to it. */
  readonly key: string;
  readonly family: FamilyKey;
  /** Picture designs in order of preference. */
  readonly pictures: readonly string[];
  /** Overrides the family's. */
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
  /** Overrides the family's, like the members below. */
  readonly parts?: readonly string[];
  readonly notes?: readonly Text[];
  readonly features?: readonly Text[];
  readonly care?: Text;
  readonly form?: string;
  readonly freight?: Family['freight'];
  readonly bundle?: readonly BundlePart[];
  readonly flows?: readonly number[];
  readonly coverage?: NonNullable<Product['coverage']>;
  /** The content of one pack of a material. */
  readonly packKilograms?: number;
  readonly specialOrder?: boolean;
  readonly leadTime?: LeadTime;
  readonly services?: readonly string[];
  /** The key of the design whose random draws it shares, so that figures and prices of the two agree. */
  readonly sharesDrawsWith?: string;
  readonly palette?: Palette;
  /** It has the plain form in all collections. */
  readonly isAlwaysPlain?: true;
  /** Overrides by the form that a collection has. */
  readonly inForm?: Readonly<Record<string, Partial<Omit<Design, 'key' | 'family' | 'palette' | 'inForm'>>>>;
}

interface BundlePart {
  readonly key: string;
  readonly quantity: number;
  readonly group: Text;
}

/** A collection: a designer's idea, and its forms in each material. */
export interface DesignCollection {
  readonly name: string;
  readonly brand: string;
  readonly style: Text;
  readonly idea: Text;
  /** The form in each material, if it is not the plain one, such as `flat` in the picture design `faucet-flat`. */
  readonly form?: Readonly<Partial<Record<Palette, string>>>;
  /** Noun phrases with their article, by the part they describe: spout, detail, rim, lid, front, corner, surface, edge. */
  readonly forms: Readonly<Record<string, Text>>;
  /** Attributes of its glaze that override the family's. */
  readonly attributes?: Attributes;
  /** Additional care for its surface. */
  readonly care?: Text;
  /** The material of its stone. */
  readonly material?: Text;
  readonly families: readonly FamilyKey[];
  readonly palettes: Readonly<Partial<Record<Palette, readonly string[]>>>;
  readonly priceFactor: number;
  /** Years since the collection was launched. */
  readonly age: number;
}

/** Creates one design per version by merging each version into a base. They share their random draws, so larger versions cost more. */
export function createVersions(
  design: Omit<Design, 'key' | 'name' | 'price' | 'measures'> & Pick<Design, 'key' | 'name'>,
  versions: readonly (Pick<Design, 'price' | 'measures'> & Partial<Design> & { suffix: string; named: Text })[],
): Design[] {
  return versions.map(({ suffix, named, ...version }) => ({
    ...design,
    sharesDrawsWith: design.key,
    ...version,
    key: `${design.key}-${suffix}`,
    name: (locale) => design.name(locale) + named(locale),
  }));
}
