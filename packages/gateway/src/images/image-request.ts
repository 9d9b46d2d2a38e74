import * as z from 'zod';

const imageFormats = ['jpeg', 'png', 'webp', 'avif', 'svg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** How a picture fills the requested size: within it, cropped, padded or stretched. */
const imageFits = ['constrain', 'crop', 'fit', 'stretch'] as const;
export type ImageFit = (typeof imageFits)[number];

/** The parameters of a picture URL; equivalent URLs give equal requests. */
export interface ImageRequest {
  readonly widthPx?: number | undefined;
  readonly heightPx?: number | undefined;
  readonly format: ImageFormat;
  readonly quality: number;
  readonly fit: ImageFit;
  /** The width-to-height ratio of a crop around the most salient area. */
  readonly aspect?: number | undefined;
}

/** A picture URL with an invalid parameter, which the message names. */
export class ImageRequestError extends Error {
  override readonly name = 'ImageRequestError';
}

const maxSizePx = 2_600;

/** Named crops, as width-to-height ratios. */
const crops: ReadonlyMap<string, number> = new Map([
  ['square', 1],
  ['portrait', 4 / 5],
  ['landscape', 3 / 2],
  ['wide', 16 / 9],
  ['banner', 3],
]);

/** Named presets; explicit query parameters override them. */
const presets: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map([
  ['swatch', { wid: '96', hei: '96', fit: 'crop' }],
  ['thumbnail', { wid: '176', hei: '176', fit: 'crop' }],
  ['card', { wid: '640' }],
  ['product', { wid: '1280' }],
  ['zoom', { wid: '2400' }],
  ['social', { wid: '1200', hei: '630', fit: 'crop', fmt: 'jpeg' }],
]);

const quality = { jpeg: 80, png: 100, webp: 80, avif: 55, svg: 100 } as const satisfies Record<ImageFormat, number>;
const formatNames: ReadonlyMap<string, ImageFormat> = new Map([
  ...imageFormats.map((format) => [format, format] as const),
  ['jpg', 'jpeg'],
  ['png-alpha', 'png'],
  ['webp-alpha', 'webp'],
]);

const sizeSchema = z
  .string()
  .regex(/^\d{1,4}$/, 'must be a whole number')
  .transform(Number)
  .refine((px) => px >= 1 && px <= maxSizePx, `must be from 1 to ${maxSizePx}`);

const querySchema = z.object({
  wid: sizeSchema.optional(),
  hei: sizeSchema.optional(),
  fmt: z
    .string()
    .toLowerCase()
    .default('jpeg')
    .transform((name, context) => formatNames.get(name) ?? reject(context, 'is not a known format')),
  qlt: z
    .string()
    .regex(/^(?:100|[1-9]\d?)(?:,[01])?$/, 'must be from 1 to 100')
    .transform((text) => Number.parseInt(text, 10))
    .optional(),
  fit: z
    .string()
    .default('constrain')
    .transform((text) => text.split(',')[0])
    .pipe(z.enum(imageFits, 'is not a known fit')),
});

/**
 * Parses the query string of a picture URL, in the syntax of Dynamic Media.
 *
 * @param crop the part after the colon in `{name}:{crop}`
 * @throws {ImageRequestError}
 */
export function readImageRequest(query: URLSearchParams, crop: string | undefined): ImageRequest {
  const read = querySchema.safeParse({ ...presetOf(query), ...Object.fromEntries(query) });
  if (!read.success) {
    throw new ImageRequestError(
      read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; '),
    );
  }
  const { wid, hei, fmt, qlt, fit } = read.data;
  return {
    widthPx: wid,
    heightPx: hei,
    format: fmt,
    quality: qlt ?? quality[fmt],
    fit: wid !== undefined && hei !== undefined ? fit : 'constrain',
    aspect: crop === undefined ? undefined : aspectOf(crop),
  };
}

function presetOf(query: URLSearchParams): Readonly<Record<string, string>> {
  const name = [...query.keys()].find((key) => /^\$.+\$$/.test(key));
  if (name === undefined) return {};
  const preset = presets.get(name.slice(1, -1));
  if (!preset) throw new ImageRequestError(`${name} is not a known preset`);
  return preset;
}

function aspectOf(crop: string): number {
  const aspect = crops.get(crop.toLowerCase());
  if (aspect === undefined) throw new ImageRequestError(`${crop} is not a known crop`);
  return aspect;
}

function reject(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}
