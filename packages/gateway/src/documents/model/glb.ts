/** A range of a model's binary data, and its compression, if any. */
export interface BufferView {
  readonly buffer: number;
  readonly byteOffset?: number;
  readonly byteLength: number;
  readonly extensions?: {
    readonly EXT_meshopt_compression?: {
      readonly byteOffset?: number;
      readonly byteLength: number;
      readonly byteStride: number;
      readonly count: number;
      readonly mode: 'ATTRIBUTES' | 'TRIANGLES' | 'INDICES';
    };
  };
}

/** The JSON part of a binary glTF file. */
export type Gltf = Record<string, unknown> & {
  readonly scenes: readonly { readonly nodes: readonly number[] }[];
  readonly nodes: readonly object[];
  readonly bufferViews: readonly BufferView[];
  readonly materials?: readonly { readonly name?: string; readonly pbrMetallicRoughness?: object }[];
  readonly extensionsUsed: readonly string[];
  readonly extensionsRequired: readonly string[];
};

/** A binary glTF model: its JSON part and its binary data. */
export interface Glb {
  readonly gltf: Gltf;
  readonly binary: Buffer;
}

const headerBytes = 12;
const chunkHeaderBytes = 8;
const [magic, formatVersion, jsonChunk, binaryChunk] = [0x46546c67, 2, 0x4e4f534a, 0x004e4942];

/** Reads a binary glTF file that has both parts. */
export function readGlb(file: Buffer): Glb {
  const json = chunkAt(file, headerBytes);
  const binary = chunkAt(file, headerBytes + chunkHeaderBytes + json.length);
  return { gltf: JSON.parse(json.toString()) as Gltf, binary };
}

/** Serializes a model to a binary glTF file. */
export function writeGlb({ gltf, binary }: Glb): Buffer {
  const chunks = [chunk(jsonChunk, Buffer.from(JSON.stringify(gltf)), ' '), chunk(binaryChunk, binary, '\0')];
  const bytes = chunks.reduce((sum, { length }) => sum + length, headerBytes);
  return Buffer.concat([words(magic, formatVersion, bytes), ...chunks]);
}

function chunkAt(file: Buffer, start: number): Buffer {
  const from = start + chunkHeaderBytes;
  return file.subarray(from, from + file.readUInt32LE(start));
}

/** Builds a chunk, padded to a multiple of four bytes. */
function chunk(type: number, content: Buffer, filler: string): Buffer {
  const padding = Buffer.alloc((4 - (content.length % 4)) % 4, filler);
  return Buffer.concat([words(content.length + padding.length, type), content, padding]);
}

function words(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4);
  numbers.forEach((number, index) => bytes.writeUInt32LE(number, index * 4));
  return bytes;
}
