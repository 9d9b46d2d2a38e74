/**
 * Compresses the drawings and models that Blender wrote for the shop: models are simplified and quantized.
 * Usage: node studio/compress.ts [DESIGN…]
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { NodeIO } from '@gltf-transform/core';
import { EXTMeshoptCompression, KHRMeshQuantization } from '@gltf-transform/extensions';
import {
  dedup,
  flatten,
  join as joinMeshes,
  prune,
  quantize,
  reorder,
  simplify,
  weld,
} from '@gltf-transform/functions';
import { MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer';

const sourceFolder = 'studio/.work';
const assets = 'packages/gateway/src/demonstration/pictures';
const maxTriangles = 6_000; // limited by the repository's size; maxError preserves the shape
const maxError = 0.0006; // of the model's size

const io = new NodeIO()
  .registerExtensions([KHRMeshQuantization, EXTMeshoptCompression])
  .registerDependencies({ 'meshopt.encoder': MeshoptEncoder });

async function packModel(file: string): Promise<Buffer> {
  const document = await io.read(file);
  const triangles = document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())
    .reduce((sum, primitive) => sum + (primitive.getIndices()?.getCount() ?? 0) / 3, 0);
  await document.transform(
    dedup(),
    flatten(),
    joinMeshes(),
    weld(),
    simplify({ simplifier: MeshoptSimplifier, ratio: Math.min(1, maxTriangles / triangles), error: maxError }),
    // 13 bits resolve a fifth of a millimetre on a tub
    quantize({ quantizePosition: 13, quantizeNormal: 8 }),
    prune(),
    reorder({ encoder: MeshoptEncoder, target: 'size' }),
  );
  document.getRoot().getAsset().generator = 'Basin studio';
  document
    .createExtension(EXTMeshoptCompression)
    .setRequired(true)
    .setEncoderOptions({ method: EXTMeshoptCompression.EncoderMethod.QUANTIZE }); // values are already quantized and stay exact
  return brotliCompressSync(await io.writeBinary(document));
}

/** The compression of each kind of file, by folder. */
const kinds = {
  drawings: { suffix: '.json', pack: async (file: string) => brotliCompressSync(readFileSync(file)) },
  models: { suffix: '.glb', pack: packModel },
};

await Promise.all([MeshoptSimplifier.ready, MeshoptEncoder.ready]);
const named = process.argv.slice(2);
for (const [folder, { suffix, pack }] of Object.entries(kinds)) {
  const source = join(sourceFolder, folder);
  mkdirSync(join(assets, folder), { recursive: true });
  const found = existsSync(source) ? readdirSync(source).map((file) => file.replace(suffix, '')) : [];
  for (const design of found.filter((each) => named.length === 0 || named.includes(each))) {
    const packed = await pack(join(source, design + suffix));
    writeFileSync(join(assets, folder, `${design}${suffix}.br`), packed);
    console.log(folder, design, packed.length);
  }
}
