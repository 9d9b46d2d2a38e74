import type { looksIn } from './looks.ts';

/** How a surface is lit, as glTF says it: linear red, green, blue; metal or not; 0 a mirror, 1 chalk. */
export interface FinishLook {
  readonly colour: readonly [number, number, number];
  readonly metallic: number;
  readonly roughness: number;
}

const SWATCH = 'swatch-';

/** What the finish of a swatch looks like; undefined for an unknown one and for what comes in its own colour only. */
export function lookOf(swatch: string, looks: ReturnType<typeof looksIn>): FinishLook | undefined {
  const { colour, metallic, roughness } = looks[swatch.slice(SWATCH.length)] ?? {};
  if (colour === undefined || metallic === undefined || roughness === undefined) return undefined;
  return { colour: linear(colour), metallic, roughness };
}

/** From the code of a colour, as screens show it, to the light that it sends back. */
function linear(code: string): [number, number, number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(code.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}
