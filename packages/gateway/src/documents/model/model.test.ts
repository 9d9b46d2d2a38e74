import { statSync } from 'node:fs';
import { join } from 'node:path';
import { validateBytes } from 'gltf-validator';
import { expect, test } from 'vitest';
import { demoDesigns as designs } from '../../demonstration/demo-designs.ts';
import { imagesFolder, picturesFolder } from '../../demonstration/pictures-folder.ts';
import { folderMasters } from '../../images/masters.ts';
import type { Product, Variant } from '../../catalogue/product.ts';
import { masterVariant } from '../../search/product-document.ts';
import { writeGlb } from './glb.ts';
import { renderModel } from './render-model.ts';
import { allDemoProducts } from '../../../testing/all-demo-products.ts';

const products = allDemoProducts().filter(({ documents }) => documents.some(({ kind }) => kind === 'model3d'));
const masters = folderMasters(imagesFolder);
const date = new Date('2030-01-02');

const modelOf = (product: Product, variant: Variant = masterVariant(product)) =>
  renderModel({ product, variant, locale: 'en', related: new Map(), masters, designs, date });

/** One product for each design. */
const samples = [
  ...new Map(products.map((product) => [designs.designOf(masterVariant(product).image), product])).entries(),
];

interface Gltf {
  nodes: { name?: string; scale?: number[]; mesh?: number; children?: number[]; translation?: number[] }[];
  scenes: { nodes: number[] }[];
  materials: { name: string; pbrMetallicRoughness: { baseColorFactor: number[]; metallicFactor: number } }[];
  extensionsRequired?: string[];
}
const jsonOf = (file: Buffer) => JSON.parse(file.toString('utf8', 20, 20 + file.readUInt32LE(12))) as Gltf;

test('each drawn design has a model of at most 1 MB, whose file is less than half of that', async () => {
  for (const design of designs.drawn) {
    const { size } = statSync(join(picturesFolder, 'models', `${design}.glb.br`));
    const served = writeGlb(await designs.model(design)).length;
    expect(served, design).toBeLessThanOrEqual(1_000_000);
    expect(size / served, design).toBeLessThan(0.5);
  }
});

test('a decompressed model has the vertices of the studio’s model, within its declared bounds', async () => {
  const { gltf, binary } = await designs.model('faucet');
  const { accessors, bufferViews } = gltf as unknown as {
    accessors: { bufferView: number; byteOffset: number; count: number; min?: number[]; max?: number[] }[];
    bufferViews: { byteOffset: number; byteStride: number }[];
  };
  const places = accessors.filter(({ max }) => max !== undefined);
  expect(places.length).toBeGreaterThan(0);
  for (const { bufferView, byteOffset, count, min, max } of places) {
    const { byteOffset: start = 0, byteStride = 6 } = bufferViews[bufferView] ?? {};
    const corners = Array.from({ length: count }, (_, index) =>
      [0, 2, 4].map((at) => binary.readInt16LE(start + byteOffset + index * byteStride + at)),
    );
    const along = (axis: number) => corners.map((corner) => corner[axis] ?? Number.NaN);
    expect([0, 1, 2].map((axis) => Math.min(...along(axis)))).toEqual(min);
    expect([0, 1, 2].map((axis) => Math.max(...along(axis)))).toEqual(max);
  }
});

test('the model of a product of each design is valid glTF', async () => {
  expect(samples.length).toBeGreaterThan(40);
  for (const [design, product] of samples) {
    const file = await modelOf(product);
    const { issues } = await validateBytes(new Uint8Array(file));
    expect(
      issues.messages.filter(({ severity }) => severity < 2),
      design,
    ).toEqual([]);
    expect(jsonOf(file).extensionsRequired, design).toEqual(['KHR_mesh_quantization']);
  }
});

test('a model has the size of its product', () => {
  const axes = { x: 0, y: 2, z: 1 } as const; // in glTF, y points up
  return Promise.all(
    samples.slice(0, 40).map(async ([design = '', product]) => {
      const { measures, extent } = designs.drawing(design);
      const { nodes, scenes } = jsonOf(await modelOf(product));
      const scale = nodes[scenes[0]?.nodes[0] ?? -1]?.scale ?? [];
      for (const { key, axis, from, to } of measures) {
        const [low, high] = extent[axis];
        const expected = product.dimensions.find((each) => each.key === key)?.millimetres;
        if (expected === undefined || Math.abs(from - low) + Math.abs(to - high) > 0.3) continue;
        expect((high - low) * (scale[axes[axis]] ?? 0), `${product.slug} ${key}`).toBeCloseTo(expected, 0);
      }
    }),
  );
});

test('the model of a product without a choice of finishes keeps its own colour', async () => {
  const board = products.find(({ localCategory }) => localCategory.en === 'Cutting Boards');
  if (!board) throw new RangeError('the shop has no such board');
  const { materials } = jsonOf(await modelOf(board));
  const [red = 0, , blue = 0] =
    materials.find(({ name }) => name === 'finish')?.pbrMetallicRoughness.baseColorFactor ?? [];
  expect(red).toBeGreaterThan(2 * blue);
});

test('a model has the requested finish', async () => {
  const [faucet] = products.filter(({ localCategory }) => localCategory.en === 'Single-Hole Faucets');
  if (!faucet) throw new RangeError('the shop has no such faucet');
  const colours = await Promise.all(
    faucet.variants.map(async (variant) => {
      const { materials, nodes } = jsonOf(await modelOf(faucet, variant));
      expect(nodes.at(-1)?.name).toContain(variant.finish.en);
      return String(materials.find(({ name }) => name === 'finish')?.pbrMetallicRoughness.baseColorFactor);
    }),
  );
  expect(new Set(colours).size).toBe(faucet.variants.length);
});
