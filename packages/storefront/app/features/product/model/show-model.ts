import {
  Camera,
  Geometry,
  Mesh,
  Program,
  Renderer,
  Transform,
  Vec3,
  type AttributeMap,
  type OGLRenderingContext,
} from 'ogl';
import { readModel, type Attribute, type ModelPart } from './read-model.ts';
import { fragment, vertex } from './studio-shader.ts';
import { turning } from './turning.ts';

const FIELD_DEGREES = 28;
const ROOM = 1.25; // how much more than the model is seen

/** Draws a model on a canvas and lets it be turned. Returns what ends it. @throws {RangeError} for a file that is no model */
export async function showModel(canvas: HTMLCanvasElement, url: string, signal: AbortSignal): Promise<() => void> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new RangeError(`The model was answered with ${response.status}.`);
  const parts = readModel(await response.arrayBuffer());
  const renderer = new Renderer({ canvas, dpr: Math.min(2, devicePixelRatio), alpha: true, antialias: true });
  const { gl } = renderer;
  const scene = new Transform();
  for (const part of parts) meshOf(gl, part).setParent(scene);
  scene.updateMatrixWorld();
  const { middle, radius } = measured(scene, parts);
  const camera = new Camera(gl, { fov: FIELD_DEGREES, near: radius / 50, far: radius * 30 });
  const distance = (radius * ROOM) / Math.sin(((FIELD_DEGREES / 2) * Math.PI) / 180);

  const draw = (view: { yaw: number; pitch: number; zoom: number }) => {
    const { clientWidth, clientHeight } = canvas.parentElement ?? canvas;
    if (renderer.width !== clientWidth || renderer.height !== clientHeight) renderer.setSize(clientWidth, clientHeight);
    camera.perspective({ aspect: clientWidth / clientHeight });
    const away = distance / view.zoom / Math.min(1, clientWidth / clientHeight);
    camera.position.set(
      middle.x + away * Math.sin(view.yaw) * Math.cos(view.pitch),
      middle.y + away * Math.sin(view.pitch),
      middle.z + away * Math.cos(view.yaw) * Math.cos(view.pitch),
    );
    camera.lookAt(middle);
    renderer.render({ scene, camera });
  };
  return turning(canvas, draw);
}

function meshOf(gl: OGLRenderingContext, part: ModelPart): Transform {
  const attributes = { position: bufferOf(part.position), normal: bufferOf(part.normal), index: bufferOf(part.index) };
  // ogl's types know 32-bit numbers only; it hands on any
  const geometry = new Geometry(gl, attributes as unknown as AttributeMap);
  const uniforms = {
    colour: { value: part.colour.slice(0, 3) },
    metallic: { value: part.metallic },
    roughness: { value: Math.max(0.03, part.roughness) },
  };
  const program = new Program(gl, { vertex, fragment, uniforms, cullFace: false });
  const mesh: Transform = new Mesh(gl, { geometry, program, frustumCulled: false });
  return part.moves.reduceRight<Transform>((inner, move, at) => {
    const carrier = at === part.moves.length - 1 ? inner : new Transform();
    if (carrier !== inner) inner.setParent(carrier);
    const [x = 0, y = 0, z = 0] = move.translation ?? [];
    const [a = 1, b = 1, c = 1] = move.scale ?? [];
    const [i = 0, j = 0, k = 0, w = 1] = move.rotation ?? [];
    carrier.position.set(x, y, z);
    carrier.scale.set(a, b, c);
    carrier.quaternion.set(i, j, k, w);
    return carrier;
  }, mesh);
}

const bufferOf = ({ data, size, type, normalized, stride, count }: Attribute) => ({
  data,
  size,
  type,
  normalized,
  stride,
  count,
});

/** The middle of all parts, and how far they reach from it. */
function measured(scene: Transform, parts: readonly ModelPart[]): { middle: Vec3; radius: number } {
  const [low, high] = [new Vec3(Infinity), new Vec3(-Infinity)];
  scene.children.forEach((child, at) => {
    const part = parts[at];
    const mesh = innermost(child);
    if (!part) return;
    for (let corner = 0; corner < 8; corner++) {
      const unit = unitOf(part.position);
      const [x = 0, y = 0, z = 0] = [0, 1, 2].map((axis) => ((corner >> axis) & 1 ? part.high : part.low)[axis]);
      const place = new Vec3(x * unit, y * unit, z * unit).applyMatrix4(mesh.worldMatrix);
      low.set(Math.min(low.x, place.x), Math.min(low.y, place.y), Math.min(low.z, place.z));
      high.set(Math.max(high.x, place.x), Math.max(high.y, place.y), Math.max(high.z, place.z));
    }
  });
  const middle = new Vec3().add(low, high).multiply(0.5);
  return { middle, radius: new Vec3().sub(high, low).len() / 2 };
}

const innermost = (node: Transform): Transform => (node.children[0] ? innermost(node.children[0]) : node);

/** What one step of a short number is worth. */
const unitOf = ({ normalized, type }: Attribute) => (!normalized ? 1 : type === 5122 ? 1 / 32_767 : 1 / 127);
