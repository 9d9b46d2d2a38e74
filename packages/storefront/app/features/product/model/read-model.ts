/** The parts of glTF 2.0 that the shop's models use: triangles with positions and normals, one scene, no textures. */
interface Gltf {
  readonly scenes: readonly { readonly nodes: readonly number[] }[];
  readonly nodes: readonly {
    readonly mesh?: number;
    readonly children?: readonly number[];
    readonly translation?: readonly number[];
    readonly rotation?: readonly number[];
    readonly scale?: readonly number[];
  }[];
  readonly meshes: readonly { readonly primitives: readonly Primitive[] }[];
  readonly materials?: readonly { readonly pbrMetallicRoughness?: Look }[];
  readonly accessors: readonly Accessor[];
  readonly bufferViews: readonly {
    readonly byteOffset?: number;
    readonly byteLength: number;
    readonly byteStride?: number;
  }[];
}
interface Primitive {
  readonly attributes: { readonly POSITION: number; readonly NORMAL: number };
  readonly indices: number;
  readonly material?: number;
}
interface Accessor {
  readonly bufferView: number;
  readonly byteOffset?: number;
  readonly componentType: number;
  readonly count: number;
  readonly normalized?: boolean;
  readonly min?: readonly number[];
  readonly max?: readonly number[];
}
interface Look {
  readonly baseColorFactor?: readonly number[];
  readonly metallicFactor?: number;
  readonly roughnessFactor?: number;
}

/** Numbers as the graphics card takes them. */
export interface Attribute {
  readonly data: ArrayBufferView;
  readonly size: number;
  readonly type: number;
  readonly normalized: boolean;
  readonly stride: number;
  readonly count: number;
}

/** Triangles of one material, and how they are moved into their place: one node after the other, the innermost last. */
export interface ModelPart {
  readonly position: Attribute;
  readonly normal: Attribute;
  readonly index: Attribute;
  readonly colour: readonly number[];
  readonly metallic: number;
  readonly roughness: number;
  readonly moves: readonly Gltf['nodes'][number][];
  readonly low: readonly number[];
  readonly high: readonly number[];
}

const MAGIC = 0x46546c67;
const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;

/** The parts of a binary glTF file. @throws {RangeError} for what is none */
export function readModel(file: ArrayBuffer): ModelPart[] {
  const header = new DataView(file);
  if (file.byteLength < HEADER_BYTES + CHUNK_HEADER_BYTES || header.getUint32(0, true) !== MAGIC)
    throw new RangeError('This is no binary glTF file.');
  const jsonBytes = header.getUint32(HEADER_BYTES, true);
  const jsonStart = HEADER_BYTES + CHUNK_HEADER_BYTES;
  const gltf = JSON.parse(new TextDecoder().decode(new Uint8Array(file, jsonStart, jsonBytes))) as Gltf;
  const binaryStart = jsonStart + jsonBytes + CHUNK_HEADER_BYTES;
  return (gltf.scenes[0]?.nodes ?? []).flatMap((node) => partsOf(gltf, node, [], { file, binaryStart }));
}

interface Binary {
  readonly file: ArrayBuffer;
  readonly binaryStart: number;
}

function partsOf(gltf: Gltf, index: number, above: ModelPart['moves'], binary: Binary): ModelPart[] {
  const node = gltf.nodes[index];
  if (!node) return [];
  const moves = [...above, node];
  const primitives = (node.mesh === undefined ? undefined : gltf.meshes[node.mesh]?.primitives) ?? [];
  return [
    ...primitives.map((primitive) => partOf(gltf, primitive, moves, binary)),
    ...(node.children ?? []).flatMap((child) => partsOf(gltf, child, moves, binary)),
  ];
}

function partOf(
  gltf: Gltf,
  { attributes, indices, material }: Primitive,
  moves: ModelPart['moves'],
  binary: Binary,
): ModelPart {
  const look = (material === undefined ? undefined : gltf.materials?.[material])?.pbrMetallicRoughness ?? {};
  const { min = [0, 0, 0], max = [0, 0, 0] } = gltf.accessors[attributes.POSITION] ?? {};
  return {
    position: attributeOf(gltf, attributes.POSITION, 3, binary),
    normal: attributeOf(gltf, attributes.NORMAL, 3, binary),
    index: attributeOf(gltf, indices, 1, binary),
    colour: look.baseColorFactor ?? [1, 1, 1, 1],
    metallic: look.metallicFactor ?? 1,
    roughness: look.roughnessFactor ?? 1,
    moves,
    low: min,
    high: max,
  };
}

/** Component types of glTF, which are those of WebGL. */
const arrays: Readonly<Record<number, new (buffer: ArrayBuffer, start: number, length: number) => ArrayBufferView>> = {
  5120: Int8Array,
  5121: Uint8Array,
  5122: Int16Array,
  5123: Uint16Array,
  5125: Uint32Array,
  5126: Float32Array,
};
const byteSizes: Readonly<Record<number, number>> = { 5120: 1, 5121: 1, 5122: 2, 5123: 2, 5125: 4, 5126: 4 };

/** The whole stretch of an accessor, its padding with it: the stride says where each element begins. */
function attributeOf(gltf: Gltf, index: number, size: number, { file, binaryStart }: Binary): Attribute {
  const accessor = gltf.accessors[index];
  const view = accessor && gltf.bufferViews[accessor.bufferView];
  const List = accessor && arrays[accessor.componentType];
  const bytes = accessor && byteSizes[accessor.componentType];
  if (!view || !List || bytes === undefined) throw new RangeError('This model says nothing of its triangles.');
  const start = binaryStart + (view.byteOffset ?? 0) + (accessor.byteOffset ?? 0);
  const stride = view.byteStride ?? size * bytes;
  const length = Math.floor(((accessor.count - 1) * stride) / bytes) + size;
  return {
    data: new List(file, start, length),
    size,
    type: accessor.componentType,
    normalized: accessor.normalized ?? false,
    stride: view.byteStride ?? 0,
    count: accessor.count,
  };
}
