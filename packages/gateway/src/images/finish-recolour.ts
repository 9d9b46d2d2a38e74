import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import * as z from 'zod';
import { ignoreNotFound } from './ignore-not-found.ts';

/** How a master is recoloured into another finish. */
export interface FinishRecolour {
  /** Identifies the content of picture and mask, which all finishes share. */
  readonly sourceKey: string;
  /** A picture of the master's size, white where the finish is visible. */
  readonly mask: () => Promise<Buffer>;
  /** A lookup table by channel, mask coverage and source value: the recoloured value. */
  readonly values: Uint8Array;
}

const channelCount = 3;
const channelValues = 256;
const coverageSteps = 64;
/** Approximates the screen's transfer curve: edges blend in linear light. */
const screenGamma = 2.2;

const curvesSchema = z.record(
  z.string(),
  z.object({ from: z.string(), channels: z.array(z.array(z.number()).min(2)).length(channelCount) }),
);

/** The finishes that pictures are recoloured into: the source finish and the lookup table of each. */
export type RecolouredFinishes = ReadonlyMap<string, { readonly from: string; readonly values: Uint8Array }>;

/** The file of a folder of masters with the curves of its finishes. */
export const curvesFile = 'curves.json';

/** Reads the finishes of a folder of masters from the curves that the studio measured (studio/curves.py). */
export async function readRecolouredFinishes(folder: string): Promise<RecolouredFinishes> {
  const file = await readFile(join(folder, curvesFile), 'utf8').catch(ignoreNotFound);
  const measured = Object.entries(curvesSchema.parse(JSON.parse(file ?? '{}')));
  return new Map(
    measured.map(([finish, { from, channels }]) => [
      finish,
      { from, values: Uint8Array.from(channels.flatMap(mixes)) },
    ]),
  );
}

/** For every step of mask coverage, every source value blended with its recoloured value. */
function mixes(knots: readonly number[]): number[] {
  const curve = interpolate(knots);
  return range(coverageSteps).flatMap((step) => {
    const coverage = step / (coverageSteps - 1);
    return curve.map((recoloured, value) =>
      Math.round(((1 - coverage) * value ** screenGamma + coverage * recoloured ** screenGamma) ** (1 / screenGamma)),
    );
  });
}

/** Interpolates a curve linearly between its evenly spaced knots; the last knot belongs to the last value. */
function interpolate(knots: readonly number[]): number[] {
  const step = Math.ceil(channelValues / (knots.length - 1));
  return range(channelValues).map((value) => {
    const start = Math.floor(value / step);
    const [low = 0, high = low] = knots.slice(start, start + 2);
    const width = Math.min(step, channelValues - 1 - start * step);
    return low + ((high - low) * (value - start * step)) / width;
  });
}

const range = (length: number) => Array.from({ length }, (_, index) => index);

/** A picture and its mask, cropped and resized alike. */
export interface MaskedImage {
  readonly pixels: Buffer;
  /** How much of the finish is visible at each pixel. */
  readonly coverage: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Decodes a picture and a mask that was cropped and resized in the same way. */
export async function readMaskedImage(picture: Sharp, mask: Sharp): Promise<MaskedImage> {
  const [{ data: pixels, info }, coverage] = await Promise.all([
    picture.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true }),
    mask.extractChannel(0).raw().toBuffer(),
  ]);
  return { pixels, coverage, width: info.width, height: info.height };
}

/** Returns a copy of the picture, recoloured where its mask covers it. */
export function recolour({ pixels, coverage, width, height }: MaskedImage, values: Uint8Array): Sharp {
  const data = Buffer.from(pixels);
  for (let pixel = 0; pixel < coverage.length; pixel++) {
    const step = Math.floor(((coverage[pixel] ?? 0) * coverageSteps) / channelValues);
    if (step === 0) continue;
    for (let channel = 0; channel < channelCount; channel++) {
      const at = pixel * channelCount + channel;
      data[at] = values[(channel * coverageSteps + step) * channelValues + (data[at] ?? 0)] ?? 0;
    }
  }
  return sharp(data, { raw: { width, height, channels: channelCount } });
}
