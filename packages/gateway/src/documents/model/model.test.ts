import { statSync } from 'node:fs';
import { join } from 'node:path';
import { validateBytes } from 'gltf-validator';
import { expect, test } from 'vitest';
import { houseDesigns as designs } from '../../demonstration/house-designs.ts';
import { imagesFolder, picturesFolder } from '../../demonstration/pictures-folder.ts';
import { folderMasters } from '../../images/masters.ts';
import type { Product, Variant } from '../../catalogue/product.ts';
import { masterVariant } from '../../search/product-document.ts';
import { writeGlb } from './glb.ts';
import { makeModel } from './make-model.ts';
import { wholeHouse } from '../../../testing/whole-house.ts';

const products = wholeHouse().filter(({ documents }) => documents.some(({ kind }) => kind === 'model3d'));
const masters = folderMasters(imagesFolder);
const made = new Date('2030-01-02');

const modelOf = (product: Product, variant: Variant = masterVariant(product)) =>
  makeModel({ product, variant, locale: 'en', related: new Map(), masters, designs, made });

/** One product for each design. */
const samples = [
  ...new Map(products.map((product) => [designs.shownIn(masterVariant(product).image), product])).entries(),
];

interface Gltf {
  nodes: { name?: string; scale?: number[]; mesh?: number; children?: number[]; translation?: number[] }[];
  scenes: { nodes: number[] }[];
  materials: { name: string; pbrMetallicRoughness: { baseColorFactor: number[]; metallicFactor: number } }[];
  extensionsRequired?: string[];
}
const jsonOf = (file: Buffer) => JSON.parse(file.toString('utf8', 20, 20 + file.readUInt32LE(12))) as Gltf;

test('each drawn design has a model of at most 1 MB, and is kept in less than half of that', async () => {
  for (const design of designs.drawn) {
    const { size } = statSync(join(picturesFolder, 'models', `${design}.glb.br`));
    const served = writeGlb(await designs.model(design)).length;
    expect(served, design).toBeLessThanOrEqual(1_000_000);
    expect(size / served, design).toBeLessThan(0.5);
  }
});

test('a model that is unpacked has the triangles that the studio gave it, each a corner of the solid', async () => {
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

test('the model of a product of each design is valid glTF, by the validator of its standard', async () => {
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
  const axes = { x: 0, y: 2, z: 1 } as const; // glTF's up is y
  return Promise.all(
    samples.slice(0, 40).map(async ([design = '', product]) => {
      const { measures, extent } = designs.drawing(design);
      const { nodes, scenes } = jsonOf(await modelOf(product));
      const scale = nodes[scenes[0]?.nodes[0] ?? -1]?.scale ?? [];
      for (const { key, axis, from, to } of measures) {
        const [low, high] = extent[axis];
        const said = product.dimensions.find((each) => each.key === key)?.millimetres;
        if (said === undefined || Math.abs(from - low) + Math.abs(to - high) > 0.3) continue;
        expect((high - low) * (scale[axes[axis]] ?? 0), `${product.slug} ${key}`).toBeCloseTo(said, 0);
      }
    }),
  );
});

test('what comes in no choice of colours keeps its own in its model', async () => {
  const board = products.find(({ localCategory }) => localCategory.en === 'Cutting Boards');
  if (!board) throw new RangeError('the shop has no such board');
  const { materials } = jsonOf(await modelOf(board));
  const [red = 0, , blue = 0] =
    materials.find(({ name }) => name === 'finish')?.pbrMetallicRoughness.baseColorFactor ?? [];
  expect(red).toBeGreaterThan(2 * blue);
});

test('a model is in the finish that was asked for', async () => {
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
