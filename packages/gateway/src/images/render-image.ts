import sharp, { type Region, type Sharp } from 'sharp';
import type { Master } from './master.ts';
import { readMaskedImage, recolour, type FinishRecolour, type MaskedImage } from './finish-recolour.ts';
import type { ImageFit, ImageFormat, ImageRequest } from './image-request.ts';

// one thread per picture: the work queue limits how many pictures render at once
sharp.concurrency(1);
sharp.cache(false);

const maxPixels = 50_000_000;
const svgDensity = 288;

const fits = { constrain: 'inside', crop: 'cover', fit: 'contain', stretch: 'fill' } as const satisfies Record<
  ImageFit,
  string
>;

/** The encoder of each format; JPEG, which has no transparency, gets a white background. */
const encoders: Readonly<Record<Exclude<ImageFormat, 'svg'>, (image: Sharp, quality: number) => Sharp>> = {
  jpeg: (image, quality) => image.flatten({ background: '#ffffff' }).jpeg({ quality, progressive: true }),
  png: (image) => image.png({ compressionLevel: 9 }),
  webp: (image, quality) => image.webp({ quality, effort: 4 }),
  // at this effort AVIF is no slower than WebP, and smaller at the same quality (docs/decisions/023)
  avif: (image, quality) => image.avif({ quality, effort: 1 }),
};

type Picture = Pick<Master, 'read' | 'recolour'>;
/** The padding of a picture, and of its mask, which covers nothing there. */
const [padding, maskPadding] = ['#ffffff', '#000000'];

/** Renders a picture in the requested size, crop and format; enlarges its master only to fill a shape. */
export async function renderImage(
  { read, recolour: finish }: Picture,
  request: ImageRequest & { format: Exclude<ImageFormat, 'svg'> },
): Promise<Buffer> {
  const source = decode(await read());
  const { aspect } = request;
  const crop = aspect === undefined ? undefined : await cropAround(source, aspect);
  const sized = (image: Sharp, background: string) => resize(crop ? image.extract(crop) : image, request, background);
  const picture = sized(source, padding);
  const mask = finish && sized(decode(await finish.mask()), maskPadding);
  const image = finish && mask ? recolour(await readMaskedImage(picture, mask), finish.values) : picture;
  return encoders[request.format](image, request.quality).toBuffer();
}

const decode = (bytes: Buffer) => sharp(bytes, { limitInputPixels: maxPixels, density: svgDensity }).rotate();

/** Returns the size of a picture as it is shown: a camera may have turned it. */
const sizeOf = async (image: Sharp) => (await image.metadata()).autoOrient;

function resize(image: Sharp, { widthPx, heightPx, fit }: ImageRequest, background: string): Sharp {
  if (widthPx === undefined && heightPx === undefined) return image;
  return image.resize({
    ...(widthPx !== undefined && { width: widthPx }),
    ...(heightPx !== undefined && { height: heightPx }),
    fit: fits[fit],
    background,
    withoutEnlargement: fit === 'constrain',
  });
}

/** The largest region of the given aspect ratio around the most salient area. */
async function cropAround(image: Sharp, aspect: number): Promise<Region> {
  const { width, height } = await sizeOf(image);
  const [w, h] = width / height > aspect ? [height * aspect, height] : [width, width / aspect];
  const size = { width: Math.max(1, Math.round(w)), height: Math.max(1, Math.round(h)) };
  const { info } = await image
    .clone()
    .resize({ ...size, fit: 'cover', position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { ...size, left: -(info.cropOffsetLeft ?? 0), top: -(info.cropOffsetTop ?? 0) };
}

/** The size of a picture and a tiny preview, for a page that has not loaded it yet. */
export interface Placeholder {
  readonly width: number;
  readonly height: number;
  /** A data URL of at most 400 bytes. */
  readonly placeholder: string;
}

/** A tiny version of a picture and its mask. */
export interface MaskedThumbnail extends Pick<Placeholder, 'width' | 'height'> {
  readonly image: MaskedImage;
}

/** Returns the thumbnail of a key, and renders it once. */
export type MaskedThumbnails = (key: string, render: () => Promise<MaskedThumbnail>) => Promise<MaskedThumbnail>;

/** Renders a tiny preview, to show until the picture has loaded. */
export async function renderPlaceholder(
  { read, recolour: finish }: Picture,
  thumbnails: MaskedThumbnails,
): Promise<Placeholder> {
  if (finish) {
    const { image, ...size } = await thumbnails(finish.sourceKey, () => maskedThumbnail(read, finish));
    return { ...size, placeholder: await dataUrl(recolour(image, finish.values)) };
  }
  const source = decode(await read());
  const { width, height } = await sizeOf(source);
  return { width, height, placeholder: await dataUrl(flattened(source)) };
}

async function maskedThumbnail(read: Picture['read'], { mask }: FinishRecolour): Promise<MaskedThumbnail> {
  const source = decode(await read());
  const { width, height } = await sizeOf(source);
  return { width, height, image: await readMaskedImage(flattened(source), small(decode(await mask()))) };
}

const small = (image: Sharp) => image.resize({ width: 16, height: 16, fit: 'inside' });
const flattened = (source: Sharp) => small(source).flatten({ background: padding });

async function dataUrl(image: Sharp): Promise<string> {
  const tiny = await image.blur(0.6).webp({ quality: 20, effort: 6, smartSubsample: false }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
