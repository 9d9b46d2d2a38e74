import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { likeness } from './colour-likeness.ts';
import { localizedSchema } from './product.ts';

const pictureMasterSchema = z.object({
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

/** What the finishes of the studio look like, as sRGB. */
const studioColours: Readonly<Record<string, string>> = {
  chrome: '#c9ced3',
  nickel: '#b5ada1',
  steel: '#b4b6b8',
  brass: '#b8924a',
  'polished-brass': '#c9a24f',
  black: '#242424',
  bronze: '#4a352a',
  white: '#f4f2ee',
  ivory: '#e8dfcb',
  sand: '#d3c3a5',
  sage: '#98a68d',
  green: '#26483b',
  blue: '#28324a',
  grey: '#a8a8a5',
  graphite: '#4b4d50',
  oak: '#b58e62',
  walnut: '#6b4a33',
  marble: '#dcdcda',
  calacatta: '#ecebe7',
  travertine: '#d0bf9f',
  nero: '#1f1f20',
  copper: '#a5694a',
  gunmetal: '#4b4d50',
  butter: '#eadfae',
  flax: '#d9c9a3',
  clay: '#a9745b',
  rust: '#8c4a32',
  rosehip: '#cf9c8f',
  oxblood: '#5e2226',
  celadon: '#a9bda4',
  fern: '#5d7350',
  tidewater: '#7f9fa3',
  delft: '#3d5e8c',
  slate: '#62676b',
};

/**
 * The picture of a design in a colour: of the first design that was rendered, in the finish that looks most like it;
 * undefined when none was.
 */
export function choosePicture(
  masters: readonly PictureMaster[],
  designs: readonly string[],
  colour: string,
): string | undefined {
  const design = designs.find((name) => masters.some((master) => master.design === name));
  const candidates = masters.filter((master) => master.design === design && master.kind !== 'detail');
  const likenesses = candidates.map(({ name, finish }) => {
    const studioColour = studioColours[finish ?? ''];
    return { name, likeness: studioColour === undefined ? -Infinity : likeness(studioColour, colour) };
  });
  return likenesses.sort((one, other) => other.likeness - one.likeness)[0]?.name;
}
