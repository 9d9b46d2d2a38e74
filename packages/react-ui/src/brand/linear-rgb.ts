/** Red, green and blue, linear, from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Returns the linear channels of a `#rrggbb` colour. */
export const linearRgb = (hex: string): Rgb => [channelAt(hex, 1), channelAt(hex, 3), channelAt(hex, 5)];

function channelAt(hex: string, at: number): number {
  const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
