/** Makes the models that the shop serves of those that Blender wrote: few triangles, short numbers. Usage: node studio/compress.ts [DESIGN…] */
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { NodeIO } from '@gltf-transform/core';
import { KHRMeshQuantization } from '@gltf-transform/extensions';
import { dedup, flatten, join as joinMeshes, prune, quantize, simplify, weld } from '@gltf-transform/functions';
import { MeshoptSimplifier } from 'meshoptimizer';

const source = 'studio/.work/models';
const models = 'packages/gateway/assets/models';
const largestTriangles = 12_000;
const largestError = 0.0006; // of the model's size

const io = new NodeIO().registerExtensions([KHRMeshQuantization]);

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
    // 14 bits of a tub are a tenth of a millimetre
    quantize({ quantizePosition: 14, quantizeNormal: 10 }),
    prune(),
  );
  document.getRoot().getAsset().generator = 'Basin studio';
  const path = join(models, `${design}.glb`);
  await io.write(path, document);
  console.log(design, Math.round(triangles), statSync(path).size);
}

await MeshoptSimplifier.ready;
mkdirSync(models, { recursive: true });
const named = process.argv.slice(2);
const found = readdirSync(source).map((file) => file.replace(/\.glb$/, ''));
for (const design of named.length > 0 ? named : found) await compress(design);
