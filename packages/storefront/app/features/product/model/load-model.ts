import type { ModelView } from '@basin/react-ui';
import { Camera, GLTFLoader, Mesh, Program, Renderer, Vec3, type GLTFMaterial, Transform } from 'ogl';
import { fragment, vertex } from './studio-shader.ts';

const fieldDegrees = 28;
const surroundings = 1.25; // the visible space relative to the model

/**
 * Loads a model and returns a function that draws it on a canvas from a given angle. @throws for a file that is not a
 * model
 */
export async function loadModel(
  canvas: HTMLCanvasElement,
  url: string,
  signal: AbortSignal,
): Promise<(view: ModelView) => void> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new RangeError(`The request for the model returned status ${response.status}.`);
  const description = GLTFLoader.unpackGLB(await response.arrayBuffer());
  const renderer = new Renderer({ canvas, dpr: Math.min(2, devicePixelRatio), alpha: true, antialias: true });
  const { gl } = renderer;
  const { nodes, scene: roots } = await GLTFLoader.parse(gl, description, '');
  const scene = new Transform();
  for (const root of roots) root.setParent(scene);
  scene.updateMatrixWorld();
  const meshes = nodes.flatMap(meshesOf);
  for (const mesh of meshes) Object.assign(mesh, { program: studioProgram(mesh.program) });
  const { middle, radius } = measureBounds(meshes);
  const camera = new Camera(gl, { fov: fieldDegrees, near: radius / 50, far: radius * 30 });
  const distance = (radius * surroundings) / Math.sin(((fieldDegrees / 2) * Math.PI) / 180);

  return (view) => {
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
}

const meshesOf = (node: Transform): Mesh[] => node.children.filter((child): child is Mesh => child instanceof Mesh);

/** Creates the material of a part under the studio lighting. */
function studioProgram(loaded: Program): Program {
  const { gl, gltfMaterial } = loaded as Program & { readonly gltfMaterial?: GLTFMaterial };
  const { baseColorFactor = [1, 1, 1], metallicFactor = 1, roughnessFactor = 1 } = gltfMaterial ?? {};
  const uniforms = {
    colour: { value: baseColorFactor.slice(0, 3) },
    metallic: { value: metallicFactor },
    roughness: { value: Math.max(0.03, roughnessFactor) },
  };
  return new Program(gl, { vertex, fragment, uniforms, cullFace: false });
}

/** Returns the centre of all parts and the radius around it. */
function measureBounds(meshes: readonly Mesh[]): { middle: Vec3; radius: number } {
  const [low, high] = [new Vec3(Infinity), new Vec3(-Infinity)];
  for (const { geometry, worldMatrix } of meshes) {
    const { position } = geometry.attributes as Record<string, Placed | undefined>;
    for (let corner = 0; position && corner < 8; corner++) {
      const [x = 0, y = 0, z = 0] = [0, 1, 2].map((axis) => ((corner >> axis) & 1 ? position.max : position.min)[axis]);
      const place = new Vec3(x, y, z).multiply(unitOf(position)).applyMatrix4(worldMatrix);
      low.set(Math.min(low.x, place.x), Math.min(low.y, place.y), Math.min(low.z, place.z));
      high.set(Math.max(high.x, place.x), Math.max(high.y, place.y), Math.max(high.z, place.z));
    }
  }
  const middle = new Vec3().add(low, high).multiply(0.5);
  return { middle, radius: new Vec3().sub(high, low).len() / 2 };
}

/** The loader's bounds of a part, which the attribute type does not declare. */
interface Placed {
  readonly min: readonly number[];
  readonly max: readonly number[];
  readonly normalized: boolean;
  readonly type: number;
}

/** Returns the value of one step of a normalised integer. */
const unitOf = ({ normalized, type }: Placed) => (!normalized ? 1 : type === 5122 ? 1 / 32_767 : 1 / 127);
