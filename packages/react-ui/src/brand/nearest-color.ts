import { linearRgb, type Rgb } from './linear-rgb.ts';

/** A colour in OKLab: lightness (0 to 1) and two perceptually uniform axes. */
type Lab = readonly [lightness: number, a: number, b: number];

const stepCount = 500;

/**
 * Returns the `#rrggbb` colour closest in lightness to the given one that meets a condition, keeping hue and, within sRGB, chroma;
 * undefined when no colour does.
 */
export function nearestColor(hex: string, isGood: (candidate: string) => boolean): string | undefined {
  const [lightness, a, b] = labOf(hex);
  for (let step = 0; step <= stepCount; step += 1)
    for (const next of [lightness - step / stepCount, lightness + step / stepCount]) {
      const candidate = next < 0 || next > 1 ? undefined : hexOf([next, a, b]);
      if (candidate !== undefined && isGood(candidate)) return candidate;
    }
  return undefined;
}

const encoded = (channel: number) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055);

function labOf(hex: string): Lab {
  const [red, green, blue] = linearRgb(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

function linearRgbOf([lightness, a, b]: Lab): Rgb {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Returns the colour as `#rrggbb`, with less chroma when sRGB cannot represent it. */
function hexOf([lightness, a, b]: Lab): string {
  const inGamut = (share: number) =>
    linearRgbOf([lightness, a * share, b * share]).every((channel) => channel > -0.0005 && channel < 1.0005);
  const share = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1].find(inGamut) ?? 0;
  const channels = linearRgbOf([lightness, a * share, b * share]).map((channel) =>
    Math.round(Math.min(1, Math.max(0, encoded(Math.max(0, channel)))) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${channels.join('')}`;
}
