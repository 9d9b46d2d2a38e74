import type { Attribute, Dimension, Product } from '../product.ts';
import type { Range } from './design.ts';
import type { Item } from './item.ts';
import { attributeLabels, measureLabels, type AttributeKey, type MeasureKey } from './labels.ts';
import { flowText, flushText, millimetres } from './measure.ts';
import { createRandom, type Random } from './random.ts';
import { savesWater } from './shipping.ts';
import { write, type Pair } from './text.ts';
import { values } from './values.ts';

/** The figures drawn for one product. */
export interface Figures {
  /** In inches. */
  readonly measures: readonly (readonly [MeasureKey, number])[];
  readonly kilograms?: number;
  /** Gallons a minute, or a flush. */
  readonly flow?: number;
}

export function figuresOf({ design, family, number }: Item): Figures {
  const random = createRandom(`figures ${number}`);
  const measures = Object.entries(design.measures).map(
    ([key, range]) => [key as MeasureKey, drawn(range, random)] as const,
  );
  const flows = design.flows ?? family.flows ?? [];
  return {
    measures,
    ...(design.kilograms && { kilograms: Number(drawn(design.kilograms, random).toFixed(1)) }),
    ...(flows.length > 0 && { flow: random.pick(flows) }),
  };
}

function drawn([from, to, step]: Range, random: Random): number {
  return random.between(from, to, step);
}

export function dimensionsOf({ measures }: Figures): Dimension[] {
  return measures.map(([key, inches]) => ({
    key: capitalised(key),
    label: write(measureLabels[key]),
    millimetres: millimetres(inches),
    inches,
  }));
}

/** The specification table: what the family and the design say, then style, collection and water. */
export function attributesOf(item: Item, { flow }: Figures): Attribute[] {
  const { design, family, collection } = item;
  const rows: Partial<Record<AttributeKey, readonly Pair[]>> = { ...family.attributes, ...design.attributes };
  if (design.shape) rows.shape = [design.shape];
  if (design.coverage && design.size) rows.format = [design.size];
  if (collection) rows.style = [collection.style];
  if (collection?.material && family.kind !== 'part') rows.material = [collection.material];
  if (collection) rows.collection = [[collection.name, collection.name]];
  if (flow !== undefined) {
    if (family.flowOf === 'flush') rows.flush = [flushText(flow)];
    else rows.flow = [flowText(flow)];
    rows.waterSaving = [savesWater(item, flow) ? values.yes : values.no];
  }
  return (Object.entries(rows) as [AttributeKey, readonly Pair[]][]).map(([key, pairs]) => ({
    key: capitalised(key),
    label: write(attributeLabels[key][0]),
    values: pairs.map((pair) => write(pair)),
    facet: attributeLabels[key][1],
  }));
}

const files = {
  tearSheet: { file: 'tear-sheet.pdf', format: 'pdf', title: ['Tear sheet', 'Fiche produit'] },
  installation: { file: 'installation.pdf', format: 'pdf', title: ['Installation instructions', 'Notice de pose'] },
  drawing: { file: 'drawing.svg', format: 'svg', title: ['Dimension drawing', 'Dessin coté'] },
  cad2d: { file: 'drawing.dxf', format: 'dxf', title: ['CAD drawing', 'Dessin CAO'] },
  model3d: { file: 'model.glb', format: 'glb', title: ['3D model', 'Modèle 3D'] },
} as const;

const kindsOfFiles: Readonly<Record<Product['kind'], readonly (keyof typeof files)[]>> = {
  fixture: ['tearSheet', 'installation', 'drawing', 'cad2d', 'model3d'],
  tile: ['tearSheet', 'installation', 'drawing', 'cad2d', 'model3d'],
  trim: ['tearSheet', 'installation', 'drawing', 'cad2d', 'model3d'],
  part: ['installation', 'drawing', 'cad2d', 'model3d'],
  service: [],
};
const ofDrawings: ReadonlySet<keyof typeof files> = new Set(['drawing', 'cad2d', 'model3d']);

/** The files of a product; one that the studio has not drawn to measure has no drawing. */
export function documentsOf({ family }: Item, slug: string, isDrawn: boolean): Product['documents'] {
  const kinds = kindsOfFiles[family.kind].filter((kind) => isDrawn || !ofDrawings.has(kind));
  return kinds.map((kind) => {
    const { file, format, title } = files[kind];
    return { kind, format, title: write(title), path: `/documents/${slug}/${file}` };
  });
}

function capitalised(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1);
}
