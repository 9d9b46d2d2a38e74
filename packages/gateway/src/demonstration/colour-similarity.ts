/** The weight of hue against lightness: a dark green is closer to a light green than to a dark grey. */
const hueWeight = 2.5;

/** Returns how similar two sRGB colours such as `#b8924a` look: 0 for equal colours, negative for different ones. */
export function colourSimilarity(one: string, other: string): number {
  const [from, to] = [oklab(one), oklab(other)];
  return -Math.hypot(from.l - to.l, hueWeight * (from.a - to.a), hueWeight * (from.b - to.b));
}

/** @see the Oklab colour space, https://bottosson.github.io/posts/oklab/ */
function oklab(colour: string): { l: number; a: number; b: number } {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
