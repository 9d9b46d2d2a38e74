import { cp, lstat, readdir, readFile, readlink, rename, rm, symlink, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { guideRulesSchema, guidesSchema, looksSchema } from '../documents/index.ts';
import { folderMasters, ignoreNotFound, isPictureName } from '../images/index.ts';
import { localizedSchema } from '../texts/localized.ts';
import { parseRecord, type BadLine } from './import-records.ts';
import { FileFormatError } from './records.ts';

/** A picture, as an entry of `images/manifest.json`. */
export const pictureSchema = z.object({
  /** Unique; the prefix of its file names when it has finishes. */
  name: z.string().min(1),
  design: z.string().min(1),
  kind: z.enum(['product', 'angle', 'detail', 'room', 'showroom', 'swatch']),
  width: z.int().positive(),
  height: z.int().positive(),
  alt: localizedSchema,
  /** The finishes that it is available in; absent when it has only one version. */
  finishes: z.array(z.string().min(1)).min(1).exactOptional(),
  /** The designs shown in a room or a showroom. */
  shows: z.array(z.string().min(1)).exactOptional(),
});
export type Picture = z.output<typeof pictureSchema>;

/** The names of a picture's files, without their suffix. */
const fileNamesOf = ({ name, finishes }: Picture): string[] =>
  finishes ? finishes.map((finish) => `${name}-${finish}`) : [name];

/** The folder of a shop's pictures. */
export const picturesIn = (dataDir: string): string => join(dataDir, 'pictures');

/**
 * Replaces the shop's pictures, drawings and models with those of a folder. Nothing changes when a manifest entry is
 * invalid or a file that it names is missing.
 *
 * @returns the invalid entries with their reasons
 * @throws {FileFormatError} for an invalid guide or look of a finish, with its file and field
 */
export async function importPictures(folder: string, dataDir: string): Promise<BadLine[]> {
  const bad = await badPictures(folder);
  if (bad.length > 0) return bad;
  await expectValidDesigns(folder);
  const place = picturesIn(dataDir);
  const [fresh, old] = [`${place}.new`, `${place}.old`];
  for (const leftover of [fresh, old]) await rm(leftover, { recursive: true, force: true });
  try {
    await cp(folder, fresh, { recursive: true });
    await rename(place, old).catch(ignoreNotFound); // quicker than deleting, so that pictures are missing only for a moment
    await rename(fresh, place);
  } finally {
    await rm(fresh, { recursive: true, force: true }); // of a full disk
  }
  await rm(old, { recursive: true, force: true });
  return [];
}

/** Links the shop's pictures to a folder, unless the shop has imported pictures. */
export async function linkPictures(folder: string, dataDir: string): Promise<void> {
  const place = picturesIn(dataDir);
  const before = await lstat(place).catch(ignoreNotFound);
  if (before && !before.isSymbolicLink()) return;
  if (before && (await readlink(place).catch(ignoreNotFound)) === folder) return;
  const [first] = await badPictures(folder);
  if (first) throw new RangeError(`picture ${first.number}: ${first.reason}`);
  if (before) await unlink(place).catch(ignoreNotFound);
  await symlink(folder, place, 'junction').catch(ignoreExisting);
}

/** Copies the shop's pictures into a folder. Returns false when the shop has no pictures. */
export async function exportPictures(dataDir: string, folder: string): Promise<boolean> {
  const place = picturesIn(dataDir);
  if (!(await lstat(place).catch(ignoreNotFound))) return false;
  await cp(place, folder, { recursive: true, dereference: true });
  return true;
}

async function badPictures(folder: string): Promise<BadLine[]> {
  const images = join(folder, 'images');
  const names = new Set(await folderMasters(images).names());
  return (await readManifest(images)).flatMap((value, index) => {
    const read = parseRecord({ number: index + 1, value }, pictureSchema);
    if ('reason' in read) return [read];
    const reason = fileNamesOf(read.item)
      .map((name) => problemOf(name, names))
      .find((each) => each !== undefined);
    return reason === undefined ? [] : [{ number: read.number, reason }];
  });
}

/** Validates the guides and the looks of finishes, because an invalid one would break every document. */
async function expectValidDesigns(folder: string): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) {
    const schema = designSchemas.find(([pattern]) => pattern.test(file))?.[1];
    const read = schema && parseRecord({ number: 0, value: await readJson(join(folder, file)) }, schema);
    if (read && 'reason' in read) throw new FileFormatError(`${file}: ${read.reason}`);
  }
}

const designSchemas: readonly [file: RegExp, schema: z.ZodType][] = [
  [/^models.looks\.json$/, looksSchema],
  [/^guides.products\.json$/, guideRulesSchema],
  [/^guides.\w+\.json$/, guidesSchema],
];

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new FileFormatError(`${path} is not JSON: ${error.message}`, { cause: error });
  }
}

function problemOf(name: string, names: ReadonlySet<string>): string | undefined {
  if (!isPictureName(name)) return `the name "${name}" must have only letters a to z, digits, hyphens and underscores`;
  return names.has(name) ? undefined : `the file of ${name} is missing`;
}

async function readManifest(images: string): Promise<unknown[]> {
  const path = join(images, 'manifest.json');
  const pictures = await readJson(path);
  if (Array.isArray(pictures)) return pictures as unknown[];
  throw new FileFormatError(`${path} must be an array of pictures`);
}

/** For `catch`: ignores a link that another gateway of the same folder has just created. */
function ignoreExisting(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return undefined;
  throw error;
}
