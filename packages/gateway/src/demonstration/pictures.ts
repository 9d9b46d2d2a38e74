import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inLocale } from '@basin/domain';
import * as z from 'zod';
import { likeness } from './colour-likeness.ts';
import { byLocale } from '../texts/by-locale.ts';
import { finishes, type Finish } from './finishes.ts';
import { imagesFolder } from './pictures-folder.ts';
import { pictureSchema, type Picture } from '../import/import-pictures.ts';

/** A picture of a design in one finish, or in the only one that it has. */
export interface PictureMaster extends Omit<Picture, 'finishes'> {
  readonly finish: string | null;
}

const manifest = join(imagesFolder, 'manifest.json');
const bySlug = new Map([...finishes.values()].map((finish) => [finish.slug, finish]));

/** The pictures of the demonstration store. */
export function readPictureMasters(): PictureMaster[] {
  const pictures = z.array(pictureSchema).parse(JSON.parse(readFileSync(manifest, 'utf8')));
  return pictures.flatMap(inFinishes).sort((one, other) => (one.name < other.name ? -1 : 1));
}

function inFinishes({ finishes: slugs, ...picture }: Picture): PictureMaster[] {
  const { name, alt } = picture;
  if (!slugs) return [{ ...picture, finish: null }];
  return slugs.map((finish) => {
    const inFinish = bySlug.get(finish)?.name ?? (() => finish);
    const text = byLocale((locale) => `${inLocale(alt, locale)}, ${inFinish(locale)}`);
    return { ...picture, finish, name: `${name}-${finish}`, alt: text };
  });
}

/** Pictures by what they are looked for by: each finish of each product looks for some. */
interface Index {
  readonly named: ReadonlyMap<string, PictureMaster>;
  readonly ofDesign: ReadonlyMap<string, readonly PictureMaster[]>;
}
const indexes = new WeakMap<readonly PictureMaster[], Index>();

function indexOf(masters: readonly PictureMaster[]): Index {
  const index = indexes.get(masters) ?? {
    named: new Map(masters.map((master) => [master.name, master])),
    ofDesign: Map.groupBy(masters, ({ design }) => design),
  };
  indexes.set(masters, index);
  return index;
}

const isWhole = ({ kind }: PictureMaster) => kind === 'product' || kind === 'room';

/**
 * The picture of a design in a finish: of the first design that was rendered, in that finish
 * or in the one that looks most like it. @throws {RangeError} when none of the designs was rendered
 */
export function choosePicture(
  masters: readonly PictureMaster[],
  designs: readonly string[],
  finish: Pick<Finish, 'slug' | 'colour'>,
): string {
  const { ofDesign } = indexOf(masters);
  const design = designs.find((name) => ofDesign.has(name)) ?? '';
  const likenesses = (ofDesign.get(design) ?? [])
    .filter(isWhole)
    .map(({ name, finish: slug }) => ({ name, likeness: slug === finish.slug ? 0 : likenessOf(slug, finish.colour) }));
  const [best] = likenesses.sort((one, other) => other.likeness - one.likeness);
  if (best === undefined) throw new RangeError(`no picture shows ${designs.join(' or ')}`);
  return best.name;
}

/** The other pictures of what a picture shows, in its finish: from other sides, then from close by. */
export function findViews(masters: readonly PictureMaster[], picture: string): PictureMaster[] {
  const { named, ofDesign } = indexOf(masters);
  const shown = named.get(picture);
  const views = (ofDesign.get(shown?.design ?? '') ?? []).filter(({ finish }) => finish === shown?.finish);
  return (['angle', 'detail'] as const).flatMap((kind) => views.filter((view) => view.kind === kind));
}

function likenessOf(slug: string | null, colour: string): number {
  const own = bySlug.get(slug ?? '')?.colour;
  return own === undefined ? -Infinity : likeness(own, colour);
}
