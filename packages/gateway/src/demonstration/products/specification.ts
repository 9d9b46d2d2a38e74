import type { Attribute, Dimension, Product } from '../../catalogue/index.ts';
import type { FamilyKey, Range } from './design.ts';
import { companion, finishesOf, randomOf, type Item } from './item.ts';
import { labels, unfiltered, type AttributeKey, type MeasureKey } from './labels.ts';
import { flowText, flushText, millimetresPerInch, millimetres } from '../../texts/measure.ts';
import { isWaterSaving } from './shipping.ts';
import { localize, type Text } from '../../texts/text.ts';
import { values } from './values.ts';
import english from '../texts/en/document-titles.json' with { type: 'json' };
import { demonstrationTexts } from '../texts.ts';

const texts = demonstrationTexts('document-titles', english);

/** The random figures of one product. */
export interface Figures {
  /** In inches. */
  readonly measures: readonly (readonly [MeasureKey, number])[];
  readonly kilograms?: number;
  /** Gallons per minute or per flush. */
  readonly flow?: number;
}

export function figuresOf(item: Item): Figures {
  const { design, family } = item;
  const parts = (design.bundle ?? []).flatMap(({ key, quantity }) => {
    const part = companion(item, key);
    return part ? [{ quantity, figures: figuresOf(part) }] : [];
  });
  const measures = Object.entries(design.measures).map(([name, range]) => {
    const key = name as MeasureKey;
    return [key, ofParts(key, parts) ?? draw(range, item, key)] as const;
  });
  const flows = design.flows ?? family.flows ?? [];
  const flow = parts.find(({ figures }) => figures.flow)?.figures.flow;
  return {
    measures,
    ...weightOf(item, measures, parts),
    ...(flows.length > 0 && { flow: flow ?? randomOf(item, 'flow').pick(flows) }),
  };
}

const draw = ([from, to, step]: Range, item: Item, key: string): number => randomOf(item, key).between(from, to, step);

/** A set has the width and depth of its largest part, and the height of its first part if that has one. */
function ofParts(key: MeasureKey, parts: readonly { figures: Figures }[]): number | undefined {
  const relevant = key === 'height' ? parts.slice(0, 1) : parts;
  const found = relevant.flatMap(({ figures }) => figures.measures.filter(([name]) => name === key));
  return found.length === 0 ? undefined : Math.max(...found.map(([, inches]) => inches));
}

function weightOf(
  item: Item,
  measures: Figures['measures'],
  parts: readonly { quantity: number; figures: Figures }[],
): Pick<Figures, 'kilograms'> {
  const { kilograms } = item.design;
  const { coverage } = coverageOf(item, { measures });
  if (parts.length > 0) {
    const sum = parts.reduce((total, { quantity, figures }) => total + quantity * (figures.kilograms ?? 0), 0);
    return { kilograms: Number(sum.toFixed(1)) };
  }
  if (coverage?.soldByUom === 'SF') return { kilograms: boxKilograms(item, measures, coverage.coveragePerUnit) };
  return kilograms ? { kilograms: Number(draw(kilograms, item, 'kilograms').toFixed(1)) } : {};
}

/** Returns how tile and trim are sold; a slab covers the area of its own size. */
export function coverageOf({ design }: Item, { measures }: Pick<Figures, 'measures'>): Pick<Product, 'coverage'> {
  const { coverage, family } = design;
  if (!coverage || family !== 'slab') return coverage ? { coverage } : {};
  const inches = (key: MeasureKey) => measures.find(([name]) => name === key)?.[1] ?? 0;
  const squareFeet = (inches('width') * inches('length')) / 144;
  return { coverage: { ...coverage, soldByUom: 'SF', coveragePerUnit: Number(squareFeet.toFixed(2)) } };
}

const squareMetresOfFoot = 0.0929;
/** Kilograms per cubic metre, and the share of the surface without joints. */
const bodies: Readonly<Partial<Record<FamilyKey, readonly [density: number, filled: number]>>> = {
  field: [2000, 0.97],
  mosaic: [2300, 0.88],
  stoneField: [2700, 1],
  stoneMosaic: [2700, 0.92],
  slab: [2700, 1],
};

/** The weight of a box of tile from its surface and thickness, rounded to half a kilogram. */
function boxKilograms({ design }: Item, measures: Figures['measures'], squareFeet: number): number {
  const [density, filled] = bodies[design.family] ?? [0, 0];
  const thickness = measures.find(([key]) => key === 'thickness')?.[1] ?? 0;
  const cubicMetres = squareFeet * squareMetresOfFoot * ((thickness * millimetresPerInch) / 1000) * filled;
  return Math.round(cubicMetres * density * 2) / 2;
}

export function dimensionsOf({ measures }: Figures): Dimension[] {
  return measures.map(([key, inches]) => ({
    key: capitalised(key),
    label: localize(labels.measures[key]),
    millimetres: millimetres(inches),
    inches,
  }));
}

/** The rows of the specification table: attributes of the family and the design, then style, collection and water. */
export function attributesOf(item: Item, { flow }: Figures): Attribute[] {
  const { design, family, collection } = item;
  const rows: Partial<Record<AttributeKey, readonly Text[]>> = {
    ...family.attributes,
    ...(family.palette === 'glaze' && collection?.attributes),
    ...design.attributes,
  };
  if (design.shape) rows.shape = [design.shape];
  if (design.coverage && design.size) rows.format = [design.size];
  if (collection) rows.style = [collection.style];
  if (design.family === 'vanity') rows.material = woodsOf(item);
  if (collection?.material && family.kind !== 'part') rows.material = [collection.material];
  if (collection) rows.collection = [() => collection.name];
  if (flow !== undefined) {
    if (family.flowOf === 'flush') rows.flush = [flushText(flow)];
    else rows.flow = [flowText(flow)];
    rows.waterSaving = [isWaterSaving(item, flow) ? values.yes : values.no];
  }
  return (Object.entries(rows) as [AttributeKey, readonly Text[]][]).map(([key, pairs]) => ({
    key: capitalised(key),
    label: localize(labels.attributes[key]),
    values: pairs.map((pair) => localize(pair)),
    facet: !unfiltered.has(key),
  }));
}

/** The material of furniture by finish code. */
const woods: readonly (readonly [codes: readonly string[], wood: Text])[] = [
  [['NO', 'SO'], values.oak],
  [['WN'], values.walnut],
  [['LW', 'LG', 'LB'], values.lacquered],
];

function woodsOf(item: Item): Text[] {
  const codes = new Set(finishesOf(item).map(({ code }) => code));
  return woods.filter(([some]) => some.some((code) => codes.has(code))).map(([, wood]) => wood);
}

const files = {
  tearSheet: { file: 'tear-sheet.pdf', format: 'pdf', title: texts.tearSheet },
  installation: { file: 'installation.pdf', format: 'pdf', title: texts.installation },
  drawing: { file: 'drawing.svg', format: 'svg', title: texts.drawing },
  cad2d: { file: 'drawing.dxf', format: 'dxf', title: texts.cad2d },
  model3d: { file: 'model.glb', format: 'glb', title: texts.model3d },
} as const;

const kindsOfFiles: Readonly<Record<Product['kind'], readonly (keyof typeof files)[]>> = {
  fixture: ['tearSheet', 'installation', 'drawing', 'cad2d', 'model3d'],
  tile: ['tearSheet', 'installation', 'drawing', 'cad2d', 'model3d'],
  trim: ['tearSheet', 'installation', 'drawing', 'cad2d', 'model3d'],
  part: ['installation', 'drawing', 'cad2d', 'model3d'],
  service: [],
};
const ofDrawings: ReadonlySet<keyof typeof files> = new Set(['drawing', 'cad2d', 'model3d']);

/** The files of a product. A product without a studio drawing has no drawing, CAD or model files. */
export function documentsOf({ family }: Item, slug: string, isDrawn: boolean): Product['documents'] {
  const kinds = kindsOfFiles[family.kind].filter((kind) => isDrawn || !ofDrawings.has(kind));
  return kinds.map((kind) => {
    const { file, format, title } = files[kind];
    return { kind, format, title: localize(title), path: `/documents/${slug}/${file}` };
  });
}

function capitalised(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1);
}
