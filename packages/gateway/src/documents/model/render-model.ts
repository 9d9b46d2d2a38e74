import { inLocale } from '@basin/domain';
import { masterVariant } from '../../search/index.ts';
import type { DocumentRequest } from '../document-request.ts';
import { isDrawable } from '../drawing/drawable.ts';
import { fitsOf } from '../drawing/fit-drawing.ts';
import { stretches, type Stretch } from '../drawing/stretch.ts';
import type { FinishLook } from './finish-look.ts';
import { writeGlb, type Gltf } from './glb.ts';

/**
 * Renders the studio's model of a product's design in the product's size and the variant's finish, in metres with y up.
 *
 * @throws {RangeError} for a product that lists a model but has none
 */
export async function renderModel({ product, variant, designs, locale }: DocumentRequest): Promise<Buffer> {
  const design = designs.designOf(masterVariant(product).image);
  if (!isDrawable(design, product.dimensions, designs)) throw new RangeError(`${product.slug} has no model`);
  const drawing = designs.drawing(design);
  const { x, y, z } = stretches(drawing, fitsOf(drawing, product.dimensions));
  const whole = (stretch: Stretch, [low, high]: readonly [number, number]) =>
    high > low ? (stretch(high) - stretch(low)) / (high - low) : 1;
  const { extent } = drawing;
  const scale = [whole(x, extent.x), whole(z, extent.z), whole(y, extent.y)]; // in glTF, y points up
  const name = `${inLocale(product.name, locale)}, ${inLocale(variant.finish, locale)}`;
  const { gltf, binary } = await designs.model(design);
  return writeGlb({ gltf: applyFinish(resize(gltf, scale, name), designs.look(variant.swatch)), binary });
}

/** Wraps the scene in one named node with a scale. */
function resize(gltf: Gltf, scale: readonly number[], name: string): Gltf {
  const [scene, ...others] = gltf.scenes;
  const carrier = { name, scale, children: scene?.nodes ?? [] };
  return {
    ...gltf,
    nodes: [...gltf.nodes, carrier],
    scenes: [{ ...scene, nodes: [gltf.nodes.length] }, ...others],
  };
}

function applyFinish(gltf: Gltf, look: FinishLook | undefined): Gltf {
  if (!look) return gltf;
  const { colour, metallic: metallicFactor, roughness: roughnessFactor } = look;
  const pbrMetallicRoughness = { baseColorFactor: [...colour, 1], metallicFactor, roughnessFactor };
  const materials = (gltf.materials ?? []).map((material) =>
    material.name === 'finish' ? { ...material, pbrMetallicRoughness } : material,
  );
  return { ...gltf, materials };
}
