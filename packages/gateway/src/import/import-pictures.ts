import { cp, lstat, readFile, readlink, rename, rm, symlink, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { folderMasters, nothingWhenMissing } from '../images/index.ts';
import { localizedSchema } from '../texts/localized.ts';
import { checked, type BadLine } from './import-records.ts';
import { FileFormatError } from './records.ts';

/** A picture: an entry of `images/manifest.json`. */
export const pictureSchema = z.object({
  /** Unique; where there are finishes, what comes before them in the names of its files. */
  name: z.string().min(1),
  design: z.string().min(1),
  kind: z.enum(['product', 'angle', 'detail', 'room', 'showroom', 'swatch']),
  width: z.int().positive(),
  height: z.int().positive(),
  alt: localizedSchema,
  /** The finishes that it is shown in; absent where there is none to choose. */
  finishes: z.array(z.string().min(1)).min(1).exactOptional(),
  /** The designs that stand in a room or a showroom. */
  shows: z.array(z.string().min(1)).exactOptional(),
});
export type Picture = z.output<typeof pictureSchema>;

/** The names of a picture's files without their suffix. */
const fileNamesOf = ({ name, finishes }: Picture): string[] =>
  finishes ? finishes.map((finish) => `${name}-${finish}`) : [name];

/** Where the pictures of a shop lie. */
export const picturesIn = (dataDir: string): string => join(dataDir, 'pictures');

/**
 * Puts a folder of pictures, drawings and models in the place of the shop's. All or nothing: when an entry of the
 * manifest is bad, or a file that it names is missing, everything stays as it is.
 *
 * @returns what is wrong with which entry
 */
export async function importPictures(folder: string, dataDir: string): Promise<BadLine[]> {
  const bad = await badPictures(folder);
  if (bad.length > 0) return bad;
  const [place, fresh] = [picturesIn(dataDir), `${picturesIn(dataDir)}.new`];
  await rm(fresh, { recursive: true, force: true });
  await cp(folder, fresh, { recursive: true });
  await rm(place, { recursive: true, force: true });
  await rename(fresh, place);
  return [];
}

/** Lets a shop show the pictures of a folder where it lies; pictures that were imported stay. */
export async function linkPictures(folder: string, dataDir: string): Promise<void> {
  const place = picturesIn(dataDir);
  const before = await lstat(place).catch(nothingWhenMissing);
  if (before && !before.isSymbolicLink()) return;
  if (before && (await readlink(place).catch(nothingWhenMissing)) === folder) return;
  const [first] = await badPictures(folder);
  if (first) throw new RangeError(`picture ${first.number}: ${first.reason}`);
  if (before) await unlink(place).catch(nothingWhenMissing);
  await symlink(folder, place, 'junction').catch(nothingWhenThere);
}

/** Writes the shop's pictures into a folder; a shop may have none. */
export async function exportPictures(dataDir: string, folder: string): Promise<boolean> {
  const place = picturesIn(dataDir);
  if (!(await lstat(place).catch(nothingWhenMissing))) return false;
  await cp(place, folder, { recursive: true, dereference: true });
  return true;
}

async function badPictures(folder: string): Promise<BadLine[]> {
  const images = join(folder, 'images');
  const names = new Set(await folderMasters(images).names());
  return (await readManifest(images)).flatMap((value, index) => {
    const read = checked({ number: index + 1, value }, pictureSchema);
    if ('reason' in read) return [read];
    const missing = fileNamesOf(read.item).find((name) => !names.has(name));
    return missing === undefined ? [] : [{ number: read.number, reason: `there is no file of ${missing}` }];
  });
}

async function readManifest(images: string): Promise<unknown[]> {
  const path = join(images, 'manifest.json');
  const pictures: unknown = JSON.parse(await readFile(path, 'utf8'));
  if (Array.isArray(pictures)) return pictures as unknown[];
  throw new FileFormatError(`${path} must be a list of pictures`);
}

/** Another gateway of the same folder was faster. */
function nothingWhenThere(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return undefined;
  throw error;
}
