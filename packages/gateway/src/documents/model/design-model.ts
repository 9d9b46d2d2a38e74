import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { MeshoptDecoder } from 'meshoptimizer/decoder';
import { readGlb, type BufferView, type Glb } from './glb.ts';

const compressionExtension = 'EXT_meshopt_compression';

/** Reads the compressed model of a design and returns it as plain glTF. */
export async function readDesignModel(path: string): Promise<Glb> {
  const file = await promisify(brotliDecompress)(await readFile(path));
  await MeshoptDecoder.ready;
  return decompress(readGlb(file));
}

/** Decompresses all buffer views into one buffer, at the offsets that they specify. */
function decompress({ gltf, binary }: Glb): Glb {
  const numbers = Buffer.alloc(
    Math.max(...gltf.bufferViews.map(({ byteOffset = 0, byteLength }) => byteOffset + byteLength)),
  );
  for (const view of gltf.bufferViews) decompressView(view, binary, numbers);
  const plain = {
    ...gltf,
    buffers: [{ byteLength: numbers.length }],
    bufferViews: gltf.bufferViews.map(({ extensions: _, ...view }) => ({ ...view, buffer: 0 })),
    extensionsUsed: gltf.extensionsUsed.filter((name) => name !== compressionExtension),
    extensionsRequired: gltf.extensionsRequired.filter((name) => name !== compressionExtension),
  };
  return { gltf: plain, binary: numbers };
}

function decompressView(
  { byteOffset = 0, byteLength, extensions }: BufferView,
  compressed: Buffer,
  numbers: Buffer,
): void {
  const compression = extensions?.[compressionExtension];
  if (!compression) throw new RangeError('A buffer view of the model is not compressed.');
  const { byteOffset: from = 0, byteLength: length, byteStride, count, mode } = compression;
  const source = compressed.subarray(from, from + length);
  MeshoptDecoder.decodeGltfBuffer(
    numbers.subarray(byteOffset, byteOffset + byteLength),
    count,
    byteStride,
    source,
    mode,
  );
}
