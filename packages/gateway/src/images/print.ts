import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import * as z from 'zod';
import { nothingWhenMissing } from './nothing-when-missing.ts';

/** How a master becomes the picture of another finish. */
export interface Print {
  /** Names the content of picture and mask, which the prints in all finishes have in common. */
  readonly plate: string;
  /** A picture of the master's size, white where the finish is seen. */
  readonly mask: () => Promise<Buffer>;
  /** By channel, share of the finish and value of the master: the value in the print. */
  readonly values: Uint8Array;
}

const CHANNELS = 3;
const VALUES = 256;
const SHARES = 64;
/** About how a screen's values follow light, in which the two sides of an edge are mixed. */
const SCREEN_GAMMA = 2.2;

const curvesSchema = z.record(
  z.string(),
  z.object({ from: z.string(), channels: z.array(z.array(z.number()).min(2)).length(CHANNELS) }),
);

/** The finishes that prints are made in: which finish each is printed from, and how. */
export type PrintedFinishes = ReadonlyMap<string, { readonly from: string; readonly values: Uint8Array }>;

/** Those of a folder of masters, by the curves that the studio measured (studio/curves.py). */
export async function readPrintedFinishes(folder: string): Promise<PrintedFinishes> {
  const file = await readFile(join(folder, 'curves.json'), 'utf8').catch(nothingWhenMissing);
  const measured = Object.entries(curvesSchema.parse(JSON.parse(file ?? '{}')));
  return new Map(
    measured.map(([finish, { from, channels }]) => [
      finish,
      { from, values: Uint8Array.from(channels.flatMap(mixes)) },
    ]),
  );
}

/** For every share of the finish, every value mixed with what the curve makes of it. */
function mixes(knots: readonly number[]): number[] {
  const curve = everyValue(knots);
  return range(SHARES).flatMap((step) => {
    const share = step / (SHARES - 1);
    return curve.map((made, value) =>
      Math.round(((1 - share) * value ** SCREEN_GAMMA + share * made ** SCREEN_GAMMA) ** (1 / SCREEN_GAMMA)),
    );
  });
}

/** A curve between its knots, which lie evenly; the last is that of the last value. */
function everyValue(knots: readonly number[]): number[] {
  const step = Math.ceil(VALUES / (knots.length - 1));
  return range(VALUES).map((value) => {
    const start = Math.floor(value / step);
    const [low = 0, high = low] = knots.slice(start, start + 2);
    const width = Math.min(step, VALUES - 1 - start * step);
    return low + ((high - low) * (value - start * step)) / width;
  });
}

const range = (length: number) => Array.from({ length }, (_, index) => index);

/** What prints are made from: a picture and its mask, cut and sized alike. */
export interface Plate {
  readonly pixels: Buffer;
  /** How much of the finish is seen at each pixel. */
  readonly shares: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The plate of a picture and a mask that was cut and sized as the picture was. */
export async function plateOf(picture: Sharp, mask: Sharp): Promise<Plate> {
  const [{ data: pixels, info }, shares] = await Promise.all([
    picture.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true }),
    mask.extractChannel(0).raw().toBuffer(),
  ]);
  return { pixels, shares, width: info.width, height: info.height };
}

/** Prints a plate in a finish; the plate stays as it is. */
export function printed({ pixels, shares, width, height }: Plate, values: Uint8Array): Sharp {
  const data = Buffer.from(pixels);
  for (let pixel = 0; pixel < shares.length; pixel++) {
    const share = Math.floor(((shares[pixel] ?? 0) * SHARES) / VALUES);
    if (share === 0) continue;
    for (let channel = 0; channel < CHANNELS; channel++) {
      const at = pixel * CHANNELS + channel;
      data[at] = values[(channel * SHARES + share) * VALUES + (data[at] ?? 0)] ?? 0;
    }
  }
  return sharp(data, { raw: { width, height, channels: CHANNELS } });
}
