import sharp, { type Sharp } from 'sharp';
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

/** A picture in the size, cut and format asked for; never larger than its master unless it must fill a shape. */
export async function renderImage(
  master: Buffer,
  request: ImageRequest & { format: Exclude<ImageFormat, 'svg'> },
): Promise<Buffer> {
  const source = sharp(master, { limitInputPixels: MAX_PIXELS, density: SVG_DENSITY }).rotate();
  const { width, height } = await source.metadata();
  const cropped = request.aspect === undefined ? source : sharp(await cropTo(source, width, height, request.aspect));
  return writers[request.format](resized(cropped, request), request.quality).toBuffer();
}

function resized(image: Sharp, { widthPx, heightPx, fit }: ImageRequest): Sharp {
  if (widthPx === undefined && heightPx === undefined) return image;
  return image.resize({
    ...(widthPx !== undefined && { width: widthPx }),
    ...(heightPx !== undefined && { height: heightPx }),
    fit: fits[fit],
    background: '#ffffff',
    withoutEnlargement: fit === 'constrain',
  });
}

/** Cuts to a shape around what draws the eye, as large as the picture allows. */
function cropTo(image: Sharp, width: number, height: number, aspect: number): Promise<Buffer> {
  const [w, h] = width / height > aspect ? [height * aspect, height] : [width, width / aspect];
  const size = { width: Math.max(1, Math.round(w)), height: Math.max(1, Math.round(h)) };
  return image
    .resize({ ...size, fit: 'cover', position: sharp.strategy.attention })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** Size and miniature of a picture, for the page that will show it. */
export interface Placeholder {
  readonly width: number;
  readonly height: number;
  /** A data URL of at most 400 bytes. */
  readonly placeholder: string;
}

/** The picture in miniature, to stand in its place until it is there. */
export async function renderPlaceholder(master: Buffer): Promise<Placeholder> {
  const source = sharp(master, { limitInputPixels: MAX_PIXELS, density: SVG_DENSITY }).rotate();
  const { width, height } = await source.metadata();
  const tiny = await source
    .resize({ width: 16, height: 16, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .blur(0.6)
    .webp({ quality: 20, effort: 6, smartSubsample: false })
    .toBuffer();
  return { width, height, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` };
}
