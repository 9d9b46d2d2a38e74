import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { localizedSchema } from './product.ts';

export const pictureMasterSchema = z.object({
  name: z.string().min(1),
  design: z.string().min(1),
  finish: z.string().min(1).nullable(),
  kind: z.enum(['product', 'room', 'detail']),
  width: z.int().positive(),
  height: z.int().positive(),
  alt: localizedSchema,
});
export type PictureMaster = z.output<typeof pictureMasterSchema>;

const manifestUrl = new URL('../../assets/images/manifest.json', import.meta.url);

/** The pictures that the image service has. */
export function readPictureMasters(url: URL = manifestUrl): PictureMaster[] {
  return z.array(pictureMasterSchema).parse(JSON.parse(readFileSync(url, 'utf8')));
}

/** What the studio's finishes look like, as sRGB, to find the nearest when one was not rendered. */
const renderColours: Readonly<Record<string, string>> = {
  chrome: '#c9ced3',
  nickel: '#b5ada1',
  brass: '#b8924a',
  black: '#242424',
  bronze: '#4a352a',
  white: '#f4f2ee',
  ivory: '#e8dfcb',
  green: '#8fa087',
  blue: '#34496b',
  grey: '#a8a8a5',
  oak: '#b58e62',
  walnut: '#6b4a33',
};

/**
 * The picture of a design in a finish: the first design that was rendered, in its nearest finish;
 * by name alone when none was.
 */
export function choosePicture(
  masters: readonly PictureMaster[],
  designs: readonly string[],
  finish: { readonly render: string; readonly colour: string },
): string {
  const design = designs.find((name) => masters.some((master) => master.design === name));
  const [nearest] = masters
    .filter((master) => master.design === design && master.kind !== 'detail')
    .sort((one, other) => unlikeness(one, finish) - unlikeness(other, finish));
  return nearest?.name ?? `${designs[0] ?? 'product'}-${finish.render}`;
}

function unlikeness(master: PictureMaster, finish: { render: string; colour: string }): number {
  if (master.finish === finish.render) return -1;
  const colour = renderColours[master.finish ?? ''];
  return colour === undefined ? Infinity : distance(colour, finish.colour);
}

function distance(one: string, other: string): number {
  const [from, to] = [channels(one), channels(other)];
  return Math.hypot(...from.map((value, at) => value - (to[at] ?? 0)));
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
