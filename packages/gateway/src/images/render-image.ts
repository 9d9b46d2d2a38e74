import sharp, { type Region, type Sharp } from 'sharp';
import type { Master } from './master.ts';
import { plateOf, printed, type Plate, type Print } from './print.ts';
import type { ImageFit, ImageFormat, ImageRequest } from './image-request.ts';

// one thread a picture: how many pictures are made at once is the queue's matter
sharp.concurrency(1);
sharp.cache(false);

const MAX_PIXELS = 50_000_000;
const SVG_DENSITY = 288;

const fits = { constrain: 'inside', crop: 'cover', fit: 'contain', stretch: 'fill' } as const satisfies Record<
  ImageFit,
  string
>;

/** How each format is written; what has no transparency gets white behind it. */
const writers: Readonly<Record<Exclude<ImageFormat, 'svg'>, (image: Sharp, quality: number) => Sharp>> = {
  jpeg: (image, quality) => image.flatten({ background: '#ffffff' }).jpeg({ quality, progressive: true }),
  png: (image) => image.png({ compressionLevel: 9 }),
  webp: (image, quality) => image.webp({ quality, effort: 4 }),
  // at this effort no slower than WebP, and smaller at the same likeness (docs/decisions/023)
  avif: (image, quality) => image.avif({ quality, effort: 1 }),
};

type Picture = Pick<Master, 'read' | 'print'>;
/** What a picture is shown on where it does not fill its shape; of a mask, nothing is in the finish there. */
const [PAPER, NOTHING] = ['#ffffff', '#000000'];

/** A picture in the size, cut and format asked for; never larger than its master unless it must fill a shape. */
export async function renderImage(
  { read, print }: Picture,
  request: ImageRequest & { format: Exclude<ImageFormat, 'svg'> },
): Promise<Buffer> {
  const source = opened(await read());
  const { aspect } = request;
  const cut = aspect === undefined ? undefined : await cutOf(source, aspect);
  const sized = (image: Sharp, background: string) => resized(cut ? image.extract(cut) : image, request, background);
  const whole = sized(source, PAPER);
  const image = print ? printed(await plateOf(whole, sized(opened(await print.mask()), NOTHING)), print.values) : whole;
  return writers[request.format](image, request.quality).toBuffer();
}

const opened = (bytes: Buffer) => sharp(bytes, { limitInputPixels: MAX_PIXELS, density: SVG_DENSITY }).rotate();

function resized(image: Sharp, { widthPx, heightPx, fit }: ImageRequest, background: string): Sharp {
  if (widthPx === undefined && heightPx === undefined) return image;
  return image.resize({
    ...(widthPx !== undefined && { width: widthPx }),
    ...(heightPx !== undefined && { height: heightPx }),
    fit: fits[fit],
    background,
    withoutEnlargement: fit === 'constrain',
  });
}

/** The place of a shape around what draws the eye, as large as the picture allows. */
async function cutOf(image: Sharp, aspect: number): Promise<Region> {
  const { width, height } = await image.metadata();
  const [w, h] = width / height > aspect ? [height * aspect, height] : [width, width / aspect];
  const size = { width: Math.max(1, Math.round(w)), height: Math.max(1, Math.round(h)) };
  const { info } = await image
    .clone()
    .resize({ ...size, fit: 'cover', position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { ...size, left: -(info.cropOffsetLeft ?? 0), top: -(info.cropOffsetTop ?? 0) };
}

/** Size and miniature of a picture, for the page that will show it. */
export interface Placeholder {
  readonly width: number;
  readonly height: number;
  /** A data URL of at most 400 bytes. */
  readonly placeholder: string;
}

/** A picture and its mask in miniature. */
export interface SmallPlate extends Pick<Placeholder, 'width' | 'height'> {
  readonly plate: Plate;
}

/** Gives the small plate of a name, and makes it once. */
export type SmallPlates = (name: string, make: () => Promise<SmallPlate>) => Promise<SmallPlate>;

/** The picture in miniature, to stand in its place until it is there. */
export async function renderPlaceholder({ read, print }: Picture, plates: SmallPlates): Promise<Placeholder> {
  if (print) {
    const { plate, ...size } = await plates(print.plate, () => smallPlate(read, print));
    return { ...size, placeholder: await miniature(printed(plate, print.values)) };
  }
  const source = opened(await read());
  const { width, height } = await source.metadata();
  return { width, height, placeholder: await miniature(onPaper(source)) };
}

async function smallPlate(read: Picture['read'], { mask }: Print): Promise<SmallPlate> {
  const source = opened(await read());
  const { width, height } = await source.metadata();
  return { width, height, plate: await plateOf(onPaper(source), small(opened(await mask()))) };
}

const small = (image: Sharp) => image.resize({ width: 16, height: 16, fit: 'inside' });
const onPaper = (source: Sharp) => small(source).flatten({ background: PAPER });

async function miniature(image: Sharp): Promise<string> {
  const tiny = await image.blur(0.6).webp({ quality: 20, effort: 6, smartSubsample: false }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
