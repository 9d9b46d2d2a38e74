import type { looksIn } from './looks.ts';

/** A glTF material: linear red, green and blue; metallic or not; roughness from 0 (mirror) to 1 (chalk). */
export interface FinishLook {
  readonly colour: readonly [number, number, number];
  readonly metallic: number;
  readonly roughness: number;
}

const swatchPrefix = 'swatch-';

/** Returns the material of a swatch's finish; undefined for an unknown finish or one without material values. */
export function lookOf(swatch: string, looks: ReturnType<typeof looksIn>): FinishLook | undefined {
  const { colour, metallic, roughness } = looks[swatch.slice(swatchPrefix.length)] ?? {};
  if (colour === undefined || metallic === undefined || roughness === undefined) return undefined;
  return { colour: toLinear(colour), metallic, roughness };
}

/** Converts an sRGB colour code to linear light. */
function toLinear(code: string): [number, number, number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(code.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}
