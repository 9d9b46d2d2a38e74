/** What a binary glTF file says of itself. */
export type Gltf = Record<string, unknown> & {
  readonly scenes: readonly { readonly nodes: readonly number[] }[];
  readonly nodes: readonly object[];
  readonly materials?: readonly { readonly name?: string; readonly pbrMetallicRoughness?: object }[];
};

const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
const SPACE = 0x20;
const [MAGIC, VERSION, JSON_CHUNK] = [0x46546c67, 2, 0x4e4f534a];

/** The file with what it says of itself changed; its triangles stay as they are. */
export function changeGlb(file: Buffer, change: (gltf: Gltf) => Gltf): Buffer {
  const jsonEnd = HEADER_BYTES + CHUNK_HEADER_BYTES + file.readUInt32LE(HEADER_BYTES);
  const gltf = JSON.parse(file.toString('utf8', HEADER_BYTES + CHUNK_HEADER_BYTES, jsonEnd)) as Gltf;
  const text = Buffer.from(JSON.stringify(change(gltf)));
  const json = Buffer.concat([text, Buffer.alloc((4 - (text.length % 4)) % 4, SPACE)]);
  const rest = file.subarray(jsonEnd);
  const header = Buffer.alloc(HEADER_BYTES + CHUNK_HEADER_BYTES);
  const words = [MAGIC, VERSION, header.length + json.length + rest.length, json.length, JSON_CHUNK];
  words.forEach((word, index) => header.writeUInt32LE(word, index * 4));
  return Buffer.concat([header, json, rest]);
}
