import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inLocale } from '@basin/domain';
import * as z from 'zod';
import { colourSimilarity } from './colour-similarity.ts';
import { byLocale } from '../texts/by-locale.ts';
import { finishes, type Finish } from './finishes.ts';
import { imagesFolder } from './pictures-folder.ts';
import { pictureSchema, type Picture } from '../import/import-pictures.ts';

/** A picture of a design in one finish; `finish` is null for a design without a choice of finish. */
export interface PictureMaster extends Omit<Picture, 'finishes'> {
  readonly finish: string | null;
}

const manifest = join(imagesFolder, 'manifest.json');
const bySlug = new Map([...finishes.values()].map((finish) => [finish.slug, finish]));

/** Reads the pictures of the demonstration from their manifest. */
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

/** Pictures by name and by design. The index exists because each finish of each product looks some up. */
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
 * Returns the picture of the first design that has pictures, in a finish or in the most similar one.
 * @throws {RangeError} when none of the designs has a picture
 */
export function choosePicture(
  masters: readonly PictureMaster[],
  designs: readonly string[],
  finish: Pick<Finish, 'slug' | 'colour'>,
): string {
  const { ofDesign } = indexOf(masters);
  const design = designs.find((name) => ofDesign.has(name)) ?? '';
  const candidates = (ofDesign.get(design) ?? []).filter(isWhole).map(({ name, finish: slug }) => ({
    name,
    similarity: slug === finish.slug ? 0 : similarityOf(slug, finish.colour),
  }));
  const [best] = candidates.sort((one, other) => other.similarity - one.similarity);
  if (best === undefined) throw new RangeError(`no picture of ${designs.join(' or ')}`);
  return best.name;
}

/** Returns the other views of a picture's design in its finish: first the angle, then the detail. */
export function findViews(masters: readonly PictureMaster[], picture: string): PictureMaster[] {
  const { named, ofDesign } = indexOf(masters);
  const shown = named.get(picture);
  const views = (ofDesign.get(shown?.design ?? '') ?? []).filter(({ finish }) => finish === shown?.finish);
  return (['angle', 'detail'] as const).flatMap((kind) => views.filter((view) => view.kind === kind));
}

function similarityOf(slug: string | null, colour: string): number {
  const own = bySlug.get(slug ?? '')?.colour;
  return own === undefined ? -Infinity : colourSimilarity(own, colour);
}
