/**
 * Turns rendered pictures into the masters that the image service serves, and adds them to its manifest, with those that
 * the service prints of them.
 * Usage: node --conditions=@basin/source studio/publish.ts RENDERS
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import sharp from 'sharp';
import { finishes } from '../packages/gateway/src/demonstration/finishes.ts';
import { readPictureMasters } from '../packages/gateway/src/demonstration/pictures.ts';
import { isSold } from './sold.ts';
import { designsSeen, isRoom, publishSpots } from './spots.ts';

interface Words {
  readonly en: string;
  readonly fr: string;
}

/** What a master shows, from its name and the words of its picture. */
interface Caption {
  /** The name without the finish. */
  readonly picture: string;
  readonly design: string;
  readonly finish: string | null;
  readonly kind: 'product' | 'room' | 'showroom' | 'angle' | 'detail' | 'swatch';
  readonly alt: Words;
}

interface Master extends Caption {
  readonly width: number;
  readonly height: number;
  readonly shows?: readonly string[];
}

const masters = 'packages/gateway/src/demonstration/pictures/images';
const masks = join(masters, 'masks');
const manifestFile = join(masters, 'manifest.json');
const longestSide = 1600;
const largestBytes = {
  product: 60_000,
  angle: 60_000,
  detail: 60_000,
  room: 250_000,
  showroom: 250_000,
  swatch: 20_000,
};
/** A swatch is looked at alone and on white, where the light of the studio's wall seems dim. */
const brighter = 1.18;
const qualities = [66, 60];
/** A mask's edge is soft, and no eye sees it. */
const maskQuality = 40;
interface Picture extends Words {
  /** The design that it shows from another side or from close by. */
  readonly of?: string;
  readonly kind?: 'angle' | 'detail' | 'swatch' | 'showroom';
}

function table<Row>(name: string): Record<string, Row> {
  return JSON.parse(readFileSync(`studio/${name}.json`, 'utf8')) as Record<string, Row>;
}
const pictures = table<Picture>('designs');
const shots = table<{ palette: string }>('shots');
const palettes = table<Record<string, readonly string[]>>('palettes');
/** Finishes that the service prints, each with the finish that it is printed from. */
const printed = table<string>('prints');
const known = new Set([...finishes.values()].map(({ slug }) => slug));

/** The longest design that a name starts with; what follows is the finish. */
function partsOf(name: string): { picture: string; finish: string | null } {
  const picture = Object.keys(pictures)
    .filter((key) => name === key || name.startsWith(`${key}-`))
    .sort((a, b) => b.length - a.length)[0];
  const finish = picture === undefined || name === picture ? null : name.slice(picture.length + 1);
  if (picture === undefined || (finish !== null && !known.has(finish)))
    throw new RangeError(`${name} names no known design and finish`);
  return { picture, finish };
}

function captionOf(name: string): Caption {
  const { picture, finish } = partsOf(name);
  const what = pictures[picture];
  if (!what) throw new RangeError(`${picture} has no words`);
  const kind = isRoom(picture) ? 'room' : (what.kind ?? 'product');
  return { picture, design: what.of ?? picture, finish, kind, alt: { en: what.en, fr: what.fr } };
}

const nameOf = ({ picture, finish }: Caption) => (finish === null ? picture : `${picture}-${finish}`);

/** Whether a picture shows what nobody sells: it came with others of its palette. */
function isSpare({ design, finish, kind }: Caption): boolean {
  return finish !== null && kind !== 'swatch' && !isSold(design, finish);
}

/** The best quality that is not too large. */
async function compress(file: string, kind: Master['kind']) {
  const picture = sharp(file).resize({
    width: longestSide,
    height: longestSide,
    fit: 'inside',
    withoutEnlargement: true,
  });
  if (kind === 'swatch') picture.linear(brighter);
  for (const quality of qualities) {
    const { data, info } = await picture
      .webp({ quality, smartSubsample: true, effort: 6 })
      .toBuffer({ resolveWithObject: true });
    if (data.length <= largestBytes[kind]) return { data, width: info.width, height: info.height };
  }
  throw new RangeError(`${file} does not fit in ${largestBytes[kind]} bytes`);
}

async function publish(folder: string, file: string, caption: Caption): Promise<Master> {
  const { kind, design } = caption;
  const shows = designsIn(kind, design, folder);
  const { data, width, height } = await compress(join(folder, file), kind);
  writeFileSync(join(masters, `${nameOf(caption)}.webp`), data);
  return { ...caption, width, height, ...(shows && { shows }) };
}

/** What stands in a room or a showroom; the hot spots of a room are published with it. */
function designsIn(kind: Master['kind'], room: string, folder: string): string[] | undefined {
  if (kind === 'room') return publishSpots(room, folder, masters);
  return kind === 'showroom' ? designsSeen(room, folder) : undefined;
}

/** The finishes of a picture's palettes that are printed where there is a mask. */
function printedFinishes(picture: string): string[] {
  const rows = (shots[picture]?.palette ?? '').split(' ').map((palette) => palettes[palette] ?? {});
  return rows.flatMap((row) => Object.values(row).flat()).filter((finish) => finish in printed);
}

/** Publishes where the finish of a picture is seen; from now on its other finishes are printed. */
async function publishMask(folder: string, file: string): Promise<void> {
  const picture = basename(file, '.mask');
  const shares = readFileSync(join(folder, file));
  const side = Math.sqrt(shares.length);
  const mask = sharp(shares, { raw: { width: side, height: side, channels: 1 } });
  await mask.webp({ quality: maskQuality, effort: 6 }).toFile(join(masks, `${picture}.webp`));
  for (const finish of printedFinishes(picture)) rmSync(join(masters, `${picture}-${finish}.webp`), { force: true });
}

/** What the service prints of the masters that there are, where somebody sells it. */
function prints(manifest: ReadonlyMap<string, Master>): Master[] {
  return readdirSync(masks).flatMap((file) => {
    const picture = basename(file, '.webp');
    return printedFinishes(picture).flatMap((finish) => {
      const from = manifest.get(`${picture}-${printed[finish] ?? ''}`);
      const print = from && { ...from, finish };
      return print && !isSpare(print) && !existsSync(join(masters, `${nameOf(print)}.webp`)) ? print : [];
    });
  });
}

/** The masters of earlier runs that still have their file, in today's words. */
function publishedBefore(): [string, Master][] {
  return readPictureMasters()
    .filter(({ name }) => existsSync(join(masters, `${name}.webp`)))
    .map((master) => [master.name, { ...master, ...captionOf(master.name) }]);
}

/** The manifest: a row for each picture, with the finishes that there is a master in. */
function rowsOf(all: readonly Master[]): object[] {
  const byPicture = Map.groupBy(all, ({ picture }) => picture);
  return [...byPicture]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, [first, ...others]]) => {
      const { design, kind, width, height, alt, shows } = first as Master;
      const shown = [first, ...others].flatMap((each) => each?.finish ?? []).sort();
      return { name, design, kind, width, height, alt, ...(shown[0] && { finishes: shown }), ...(shows && { shows }) };
    });
}

/** Whether a file was rendered after what is published of it. */
function isNew(rendered: string, published: string): boolean {
  return !existsSync(published) || statSync(published).mtimeMs < statSync(rendered).mtimeMs;
}

const folder = process.argv[2];
if (folder === undefined) throw new RangeError('Usage: node studio/publish.ts RENDERS');
mkdirSync(masks, { recursive: true });
for (const file of readdirSync(folder).filter((name) => name.endsWith('.mask')))
  if (isNew(join(folder, file), join(masks, file.replace('.mask', '.webp')))) await publishMask(folder, file);
const manifest = new Map(publishedBefore());
for (const file of readdirSync(folder).filter((name) => name.endsWith('.png'))) {
  const caption = captionOf(basename(file, '.png'));
  const name = nameOf(caption);
  const isDone = manifest.has(name) && !isNew(join(folder, file), join(masters, `${name}.webp`));
  if (!isDone && !isSpare(caption)) manifest.set(name, await publish(folder, file, caption));
}
for (const master of prints(manifest)) manifest.set(nameOf(master), master);
const style = { ...(await resolveConfig(manifestFile)), filepath: manifestFile };
writeFileSync(manifestFile, await format(JSON.stringify(rowsOf([...manifest.values()])), style));
console.log(`${manifest.size} masters in ${masters}`);
