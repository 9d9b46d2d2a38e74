/**
 * Converts rendered pictures to the masters of the image service and adds them to its manifest, together with the
 * finishes that the service recolours from them.
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

interface AltText {
  readonly en: string;
  readonly fr: string;
}

/** The subject of a master, from its name and the alt text of its picture. */
interface Caption {
  /** The name without the finish. */
  readonly picture: string;
  readonly design: string;
  readonly finish: string | null;
  readonly kind: 'product' | 'room' | 'showroom' | 'angle' | 'detail' | 'swatch';
  readonly alt: AltText;
}

interface Master extends Caption {
  readonly width: number;
  readonly height: number;
  readonly shows?: readonly string[];
}

const masters = 'packages/gateway/src/demonstration/pictures/images';
const masks = join(masters, 'masks');
const manifestFile = join(masters, 'manifest.json');
const maxSidePx = 1600;
const maxBytes = {
  product: 60_000,
  angle: 60_000,
  detail: 60_000,
  room: 250_000,
  showroom: 250_000,
  swatch: 20_000,
};
/** Brightens swatches, which are shown on white, where the light of the studio's wall looks dim. */
const swatchGain = 1.18;
const qualities = [66, 60];
/** A low quality is enough for masks, because their edges are soft and not visible. */
const maskQuality = 40;
interface Picture extends AltText {
  /** The design that it shows from another angle or in detail. */
  readonly of?: string;
  readonly kind?: 'angle' | 'detail' | 'swatch' | 'showroom';
}

function table<Row>(name: string): Record<string, Row> {
  return JSON.parse(readFileSync(`studio/${name}.json`, 'utf8')) as Record<string, Row>;
}
const pictures = table<Picture>('designs');
const shots = table<{ palette: string }>('shots');
const palettes = table<Record<string, readonly string[]>>('palettes');
/** The finishes that the service recolours, each with its source finish. */
const sourceFinishes = table<string>('recoloured-finishes');
const known = new Set([...finishes.values()].map(({ slug }) => slug));

/** Splits a name into the longest matching picture name and the finish. */
function partsOf(name: string): { picture: string; finish: string | null } {
  const picture = Object.keys(pictures)
    .filter((key) => name === key || name.startsWith(`${key}-`))
    .sort((a, b) => b.length - a.length)[0];
  const finish = picture === undefined || name === picture ? null : name.slice(picture.length + 1);
  if (picture === undefined || (finish !== null && !known.has(finish)))
    throw new RangeError(`${name} is not a known design and finish`);
  return { picture, finish };
}

function captionOf(name: string): Caption {
  const { picture, finish } = partsOf(name);
  const what = pictures[picture];
  if (!what) throw new RangeError(`${picture} has no alt text in designs.json`);
  const kind = isRoom(picture) ? 'room' : (what.kind ?? 'product');
  return { picture, design: what.of ?? picture, finish, kind, alt: { en: what.en, fr: what.fr } };
}

const nameOf = ({ picture, finish }: Caption) => (finish === null ? picture : `${picture}-${finish}`);

/** Whether a picture shows a design in a finish that is not sold and was only rendered as part of its palette. */
function isUnsold({ design, finish, kind }: Caption): boolean {
  return finish !== null && kind !== 'swatch' && !isSold(design, finish);
}

/** Compresses a picture at the best quality within the size limit. */
async function compress(file: string, kind: Master['kind']) {
  const picture = sharp(file).resize({
    width: maxSidePx,
    height: maxSidePx,
    fit: 'inside',
    withoutEnlargement: true,
  });
  if (kind === 'swatch') picture.linear(swatchGain);
  for (const quality of qualities) {
    const { data, info } = await picture
      .webp({ quality, smartSubsample: true, effort: 6 })
      .toBuffer({ resolveWithObject: true });
    if (data.length <= maxBytes[kind]) return { data, width: info.width, height: info.height };
  }
  throw new RangeError(`${file} does not fit in ${maxBytes[kind]} bytes`);
}

async function publish(folder: string, file: string, caption: Caption): Promise<Master> {
  const { kind, design } = caption;
  const shows = designsIn(kind, design, folder);
  const { data, width, height } = await compress(join(folder, file), kind);
  writeFileSync(join(masters, `${nameOf(caption)}.webp`), data);
  return { ...caption, width, height, ...(shows && { shows }) };
}

/** Returns the designs in a room or showroom. For a room, also publishes its hotspots. */
function designsIn(kind: Master['kind'], room: string, folder: string): string[] | undefined {
  if (kind === 'room') return publishSpots(room, folder, masters);
  return kind === 'showroom' ? designsSeen(room, folder) : undefined;
}

/** Returns the finishes of a picture's palettes that the service recolours with a mask. */
function recolouredFinishes(picture: string): string[] {
  const rows = (shots[picture]?.palette ?? '').split(' ').map((palette) => palettes[palette] ?? {});
  return rows.flatMap((row) => Object.values(row).flat()).filter((finish) => finish in sourceFinishes);
}

/** Publishes the mask of a picture and deletes the masters of finishes that are now recoloured. */
async function publishMask(folder: string, file: string): Promise<void> {
  const picture = basename(file, '.mask');
  const shares = readFileSync(join(folder, file));
  const side = Math.sqrt(shares.length);
  const mask = sharp(shares, { raw: { width: side, height: side, channels: 1 } });
  await mask.webp({ quality: maskQuality, effort: 6 }).toFile(join(masks, `${picture}.webp`));
  for (const finish of recolouredFinishes(picture)) rmSync(join(masters, `${picture}-${finish}.webp`), { force: true });
}

/** Returns the pictures that the service recolours from existing masters and that are sold. */
function recolouredPictures(manifest: ReadonlyMap<string, Master>): Master[] {
  return readdirSync(masks).flatMap((file) => {
    const picture = basename(file, '.webp');
    return recolouredFinishes(picture).flatMap((finish) => {
      const source = manifest.get(`${picture}-${sourceFinishes[finish] ?? ''}`);
      const master = source && { ...source, finish };
      return master && !isUnsold(master) && !existsSync(join(masters, `${nameOf(master)}.webp`)) ? master : [];
    });
  });
}

/** Returns the masters of earlier runs whose files exist, with their current alt texts. */
function publishedBefore(): [string, Master][] {
  return readPictureMasters()
    .filter(({ name }) => existsSync(join(masters, `${name}.webp`)))
    .map((master) => [master.name, { ...master, ...captionOf(master.name) }]);
}

/** Returns the rows of the manifest: one per picture, with the finishes that have a master. */
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

/** Whether a file was rendered after its master was published. */
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
  if (!isDone && !isUnsold(caption)) manifest.set(name, await publish(folder, file, caption));
}
for (const master of recolouredPictures(manifest)) manifest.set(nameOf(master), master);
const style = { ...(await resolveConfig(manifestFile)), filepath: manifestFile };
writeFileSync(manifestFile, await format(JSON.stringify(rowsOf([...manifest.values()])), style));
console.log(`${manifest.size} masters in ${masters}`);
