import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { likeness } from './colour-likeness.ts';
import { finishes, type Finish } from './generate/finishes.ts';
import { localizedSchema } from './product.ts';

const pictureMasterSchema = z.object({
  name: z.string().min(1),
  design: z.string().min(1),
  finish: z.string().min(1).nullable(),
  kind: z.enum(['product', 'angle', 'detail', 'room', 'swatch']),
  width: z.int().positive(),
  height: z.int().positive(),
  alt: localizedSchema,
  /** The designs that stand in a room. */
  shows: z.array(z.string().min(1)).exactOptional(),
});
export type PictureMaster = z.output<typeof pictureMasterSchema>;

const manifestUrl = new URL('../../assets/images/manifest.json', import.meta.url);

/** The pictures that the image service has. */
export function readPictureMasters(url: URL = manifestUrl): PictureMaster[] {
  return z.array(pictureMasterSchema).parse(JSON.parse(readFileSync(url, 'utf8')));
}

const isWhole = ({ kind }: PictureMaster) => kind === 'product' || kind === 'room';

/** A design shown as itself, in a finish of its own or in the only one that it has. */
export function findPicture(masters: readonly PictureMaster[], design: string, finish: string): string | undefined {
  const shown = masters.filter((master) => master.design === design && isWhole(master));
  return shown.find((master) => master.finish === finish || master.finish === null)?.name;
}

/**
 * The picture of a design in a finish: of the first design that was rendered, in that finish
 * or in the one that looks most like it. @throws {RangeError} when none of the designs was rendered
 */
export function choosePicture(
  masters: readonly PictureMaster[],
  designs: readonly string[],
  finish: Pick<Finish, 'slug' | 'colour'>,
): string {
  const design = designs.find((name) => masters.some((master) => master.design === name));
  const likenesses = masters
    .filter((master) => master.design === design && isWhole(master))
    .map(({ name, finish: slug }) => ({ name, likeness: slug === finish.slug ? 0 : likenessOf(slug, finish.colour) }));
  const [best] = likenesses.sort((one, other) => other.likeness - one.likeness);
  if (best === undefined) throw new RangeError(`no picture shows ${designs.join(' or ')}`);
  return best.name;
}

/** The other pictures of what a picture shows, in its finish: from other sides, then from close by. */
export function findViews(masters: readonly PictureMaster[], picture: string): PictureMaster[] {
  const shown = masters.find(({ name }) => name === picture);
  const views = masters.filter(({ design, finish }) => design === shown?.design && finish === shown.finish);
  return (['angle', 'detail'] as const).flatMap((kind) => views.filter((view) => view.kind === kind));
}

const coloursBySlug = new Map([...finishes.values()].map(({ slug, colour }) => [slug, colour]));

function likenessOf(slug: string | null, colour: string): number {
  const own = coloursBySlug.get(slug ?? '');
  return own === undefined ? -Infinity : likeness(own, colour);
}
