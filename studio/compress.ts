/** Makes the models that the shop serves of those that Blender wrote: few triangles, short numbers, packed. Usage: node studio/compress.ts [DESIGN…] */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
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

const source = 'studio/.work/models';
const models = 'packages/gateway/assets/models';
const largestTriangles = 6_000; // what the repository has room for; largestError holds the shape
const largestError = 0.0006; // of the model's size

const io = new NodeIO()
  .registerExtensions([KHRMeshQuantization, EXTMeshoptCompression])
  .registerDependencies({ 'meshopt.encoder': MeshoptEncoder });

async function compress(design: string): Promise<void> {
  const document = await io.read(join(source, `${design}.glb`));
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
    simplify({ simplifier: MeshoptSimplifier, ratio: Math.min(1, largestTriangles / triangles), error: largestError }),
    // 13 bits of a tub are a fifth of a millimetre
    quantize({ quantizePosition: 13, quantizeNormal: 8 }),
    prune(),
    reorder({ encoder: MeshoptEncoder, target: 'size' }),
  );
  document.getRoot().getAsset().generator = 'Basin studio';
  document
    .createExtension(EXTMeshoptCompression)
    .setRequired(true)
    .setEncoderOptions({ method: EXTMeshoptCompression.EncoderMethod.QUANTIZE }); // what is short already stays exact
  const packed = brotliCompressSync(await io.writeBinary(document));
  writeFileSync(join(models, `${design}.glb.br`), packed);
  console.log(design, Math.round(triangles), packed.length);
}

await Promise.all([MeshoptSimplifier.ready, MeshoptEncoder.ready]);
mkdirSync(models, { recursive: true });
const named = process.argv.slice(2);
const found = readdirSync(source).map((file) => file.replace(/\.glb$/, ''));
for (const design of named.length > 0 ? named : found) await compress(design);
