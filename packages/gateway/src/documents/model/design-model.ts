import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { MeshoptDecoder } from 'meshoptimizer/decoder';
import { readGlb, type BufferView, type Glb } from './glb.ts';

const PACKED = 'EXT_meshopt_compression';

/** The model of a design in a file. It is kept packed, at a third of its size; this is what any reader of glTF takes. */
export async function readDesignModel(path: string): Promise<Glb> {
  const file = await promisify(brotliDecompress)(await readFile(path));
  await MeshoptDecoder.ready;
  return unpacked(readGlb(file));
}

/** A packed view says where its numbers are to lie: in a buffer of their own, which becomes the only one. */
function unpacked({ gltf, binary }: Glb): Glb {
  const numbers = Buffer.alloc(
    Math.max(...gltf.bufferViews.map(({ byteOffset = 0, byteLength }) => byteOffset + byteLength)),
  );
  for (const view of gltf.bufferViews) unpack(view, binary, numbers);
  const plain = {
    ...gltf,
    buffers: [{ byteLength: numbers.length }],
    bufferViews: gltf.bufferViews.map(({ extensions: _, ...view }) => ({ ...view, buffer: 0 })),
    extensionsUsed: gltf.extensionsUsed.filter((name) => name !== PACKED),
    extensionsRequired: gltf.extensionsRequired.filter((name) => name !== PACKED),
  };
  return { gltf: plain, binary: numbers };
}

function unpack({ byteOffset = 0, byteLength, extensions }: BufferView, packed: Buffer, numbers: Buffer): void {
  const packing = extensions?.[PACKED];
  if (!packing) throw new RangeError('A model of the studio is not packed.');
  const { byteOffset: from = 0, byteLength: length, byteStride, count, mode } = packing;
  const source = packed.subarray(from, from + length);
  MeshoptDecoder.decodeGltfBuffer(
    numbers.subarray(byteOffset, byteOffset + byteLength),
    count,
    byteStride,
    source,
    mode,
  );
}
