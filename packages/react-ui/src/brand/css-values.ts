import { isToken, membersOf, nodeAt, type Color, type Dimension, type TokenNode } from './token-node.ts';

/** CSS values by dashed token name. */
export type Values = Readonly<Record<string, string>>;

/** The four sets of colours, with their names in `tokens.json`. */
export const schemeNames = ['light', 'dark', 'contrast-light', 'contrast-dark'] as const;
export type SchemeName = (typeof schemeNames)[number];

/** The groups other than colours that become custom properties. */
const plainGroups = ['font', 'weight', 'tracking', 'text', 'space', 'size', 'radius', 'duration', 'easing'] as const;

/** The viewport widths between which fluid text grows, in px. */
const fluidFromPx = 360;
const fluidToPx = 1440;

const alphaHex = (alpha: number) =>
  Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0');
const withUnit = ({ value, unit }: Dimension) => `${value}${unit}`;

const writers: Record<string, (value: never) => string> = {
  color: ({ hex, alpha = 1 }: Color) => (alpha === 1 ? hex : hex + alphaHex(alpha)),
  dimension: withUnit,
  duration: withUnit,
  fontFamily: (names: readonly string[]) => names.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', '),
  fontWeight: String,
  cubicBezier: (points: readonly number[]) => `cubic-bezier(${points.join(', ')})`,
};

/** Returns the CSS value of every token of a group, by dashed name. */
export function valuesOf(group: TokenNode, prefix = '', inherited?: string): Values {
  const type = group.$type ?? inherited;
  if (isToken(group)) return { [prefix]: valueOf(group, type) };
  const parts = membersOf(group).map(([name, child]) =>
    valuesOf(child, prefix === '' ? name : `${prefix}-${name}`, type),
  );
  return Object.assign({}, ...parts) as Values;
}

function valueOf(token: TokenNode, type: string | undefined): string {
  const write = writers[type ?? ''];
  if (write === undefined) throw new TypeError(`Token type ${String(type)} has no CSS form`);
  const from = token.$extensions?.['house.basin.fluid']?.from;
  return from === undefined ? write(token.$value as never) : fluid(from, token.$value as Dimension);
}

function fluid(from: Dimension, to: Dimension): string {
  const slope = ((to.value - from.value) * 16 * 100) / (fluidToPx - fluidFromPx);
  const start = from.value - (slope / 100) * (fluidFromPx / 16);
  const short = (value: number) => Number(value.toFixed(3));
  return `clamp(${from.value}rem, ${short(start)}rem + ${short(slope)}vw, ${to.value}rem)`;
}

/** Returns the colours of a scheme by name. */
export const colorsOf = (tokens: TokenNode, scheme: SchemeName): Values => valuesOf(nodeAt(tokens, 'color', scheme));

/** Merges the colours of two schemes, with `light-dark()` where they differ. */
export function colorPairs(tokens: TokenNode, light: SchemeName, dark: SchemeName): Values {
  const other = colorsOf(tokens, dark);
  const pair = ([name, value]: [string, string]) => [
    `color-${name}`,
    other[name] === undefined || other[name] === value ? value : `light-dark(${value}, ${other[name]})`,
  ];
  return Object.fromEntries(Object.entries(colorsOf(tokens, light)).map(pair)) as Values;
}

/** Returns the values of all tokens other than colours, in the order of the groups. */
export const plainValues = (tokens: TokenNode): Values =>
  valuesOf(Object.fromEntries(plainGroups.map((name) => [name, nodeAt(tokens, name)])));

/** Returns the default values of a page: the colours of light and dark, and all other tokens. */
export const baseValues = (tokens: TokenNode): Values => ({
  ...colorPairs(tokens, 'light', 'dark'),
  ...plainValues(tokens),
});
