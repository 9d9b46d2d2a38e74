import { swatchOf } from '../../catalogue/finishes.ts';
import { finishes, type Finish } from '../../catalogue/finishes.ts';

/** How a surface is lit, as glTF says it: linear red, green, blue; metal or not; 0 a mirror, 1 chalk. */
export interface FinishLook {
  readonly colour: readonly [number, number, number];
  readonly metallic: number;
  readonly roughness: number;
}

const polished = ['CH', 'PN', 'UB'];
const brushed = ['BN', 'SB', 'AB', 'GM', 'OB', 'CU', 'SS', 'MB'];
const wooden = ['NO', 'SO', 'WN', 'LW', 'LG', 'LB'];
const UNCOLOURED = 'NA';
const bySwatch = new Map(
  [...finishes.values()].filter(({ code }) => code !== UNCOLOURED).map((finish) => [swatchOf(finish), finish]),
);

/** What the finish of a swatch looks like; undefined for one that is none of the shop's and for what comes in its own colour only. */
export function lookOf(swatch: string): FinishLook | undefined {
  const finish = bySwatch.get(swatch);
  return finish && { colour: linear(finish.colour), ...surfaceOf(finish) };
}

function surfaceOf({ code }: Finish): Omit<FinishLook, 'colour'> {
  if (polished.includes(code)) return { metallic: 1, roughness: 0.05 };
  if (brushed.includes(code)) return { metallic: 1, roughness: 0.3 };
  return { metallic: 0, roughness: wooden.includes(code) ? 0.42 : 0.12 };
}

/** From the code of a colour, as screens show it, to the light that it sends back. */
function linear(code: string): [number, number, number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(code.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}
