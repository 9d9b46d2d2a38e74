import DxfParser from 'dxf-parser';
import { expect, test } from 'vitest';
import { demoDesigns } from '../../demonstration/demo-designs.ts';
import { drawingDxf } from './dxf.ts';
import { drawProduct } from './product-drawing.ts';
import { allDemoProducts } from '../../../testing/all-demo-products.ts';

const drawn = allDemoProducts().filter(({ documents }) => documents.some(({ kind }) => kind === 'cad2d'));
/** One product of each local category. */
const samples = [...new Map(drawn.map((product) => [product.localCategory.en, product])).values()];
const millimetreUnits = 4;

interface Entity {
  readonly layer: string;
  readonly text?: string;
  readonly vertices?: readonly { readonly x: number; readonly y: number }[];
}

test('a CAD file of every kind of product is in millimetres, within its extents, and shows each dimension as a line or text', () => {
  expect(samples.length).toBeGreaterThan(70);
  for (const product of samples) {
    const sheet = drawProduct(product, 'en', demoDesigns);
    const dxf = new DxfParser().parseSync(sheet ? drawingDxf(sheet) : '');
    const entities = (dxf?.entities ?? []) as unknown as Entity[];
    const places = entities.flatMap(({ vertices = [] }) => vertices);
    const corner = dxf?.header.$EXTMAX as unknown as { x: number; y: number };
    expect(dxf?.header.$INSUNITS, product.slug).toBe(millimetreUnits);
    expect(Math.min(...places.flatMap(({ x, y }) => [x, y])), product.slug).toBeGreaterThan(-1);
    expect(Math.max(...places.map(({ x }) => x)), product.slug).toBeLessThan(corner.x + 1);
    expect(Math.max(...places.map(({ y }) => y)), product.slug).toBeLessThan(corner.y + 1);
    const lines = entities.flatMap(({ layer, vertices: [from, to] = [] }) =>
      layer === 'DIMENSION' && from && to ? [Math.hypot(to.x - from.x, to.y - from.y)] : [],
    );
    const words = entities.flatMap(({ text }) => text ?? []).join('\n');
    for (const { key, label, millimetres } of product.dimensions) {
      const isDrawn = lines.some((length) => Math.abs(length - millimetres) < 0.6);
      expect(isDrawn || words.includes(label.en), `${product.slug} ${key}`).toBe(true);
    }
  }
});
