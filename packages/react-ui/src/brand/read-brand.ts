import { isNode, isToken, membersOf, nodeAt, type Color, type Dimension, type TokenNode } from './token-node.ts';

/** The problems of a brand that cannot be read, each with the path of the token. */
export class BrandError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'BrandError';
    this.problems = problems;
  }
}

/** Converts a DTCG value to its current form; returns a string that describes the problem if it is invalid. */
type Reader = (value: unknown) => object | number | string;

const hexPattern = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const lengthPattern = /^(-?\d*\.?\d+)(px|rem|em|ms|s)$/;

const readers: Readonly<Record<string, Reader>> = {
  color: (value) => (typeof value === 'string' ? colorFromHex(value) : colorFrom(value)),
  dimension: (value) => dimensionFrom(value, ['px', 'rem', 'em']),
  duration: (value) => dimensionFrom(value, ['ms', 's']),
  fontFamily: (value) => familiesFrom(value),
  fontWeight: (value) => (typeof value === 'number' && value >= 1 && value <= 1000 ? value : 'needs 1 to 1000'),
  cubicBezier: (value) =>
    Array.isArray(value) && value.length === 4 && value.every((each) => typeof each === 'number')
      ? value
      : 'needs four numbers',
};

function colorFromHex(value: string): Color | string {
  if (!hexPattern.test(value)) return `${value} is not #rrggbb`;
  const long = value.length === 4 ? value.replaceAll(/[^#]/g, '$&$&') : value.toLowerCase();
  const components = [1, 3, 5].map((at) => short(Number.parseInt(long.slice(at, at + 2), 16) / 255));
  const alpha = long.length === 9 ? short(Number.parseInt(long.slice(7), 16) / 255) : 1;
  return { colorSpace: 'srgb', components, ...(alpha === 1 ? {} : { alpha }), hex: long.slice(0, 7).toLowerCase() };
}

function colorFrom(value: unknown): Color | string {
  const { colorSpace, components, alpha = 1, hex } = value as Partial<Color>;
  if (!isNode(value) || typeof alpha !== 'number') return 'needs colorSpace and components';
  if (hex === undefined && colorSpace !== 'srgb') return `${String(colorSpace)} needs hex, its value in sRGB`;
  const read = colorFromHex(hex ?? hexFrom(components));
  return typeof read === 'string' || alpha === 1 ? read : { ...read, alpha };
}

const hexFrom = (components: readonly number[] = []) =>
  `#${components
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
const short = (value: number) => Number(value.toFixed(4));

function dimensionFrom(value: unknown, units: readonly string[]): Dimension | string {
  const [, number, unitName] = typeof value === 'string' ? (lengthPattern.exec(value) ?? []) : [];
  const read = number === undefined ? (value as Partial<Dimension>) : { value: Number(number), unit: unitName };
  const isRead = isNode(read) && typeof read.value === 'number' && units.includes(String(read.unit));
  return isRead ? (read as Dimension) : `needs a number and one of ${units.join(', ')}`;
}

function familiesFrom(value: unknown): readonly string[] | string {
  const names = typeof value === 'string' ? [value] : value;
  const isList = Array.isArray(names) && names.length > 0 && names.every((name) => /^[\w -]+$/.test(String(name)));
  return isList ? (names as string[]) : 'needs font names made of letters, digits, spaces and hyphens';
}

/**
 * Returns the tokens of a brand in the current form of DTCG: aliases resolved, colours and lengths as objects. It also
 * accepts strings such as `#83612c` and `1.5rem`, which earlier drafts and many tools use.
 *
 * @param source the content of a DTCG file: the tokens in which the brand differs from the kit
 * @param known the kit's tokens; other names are an error, because nothing uses them
 * @throws {BrandError} with all problems
 */
export function readBrand(source: unknown, known: TokenNode): TokenNode {
  if (!isNode(source)) throw new BrandError(['a brand must be an object of groups and tokens in the DTCG format']);
  const problems: string[] = [];
  const read = readGroup(source, known, [], undefined, { source, known, problems });
  if (problems.length > 0) throw new BrandError(problems);
  return read;
}

interface Reading {
  readonly source: TokenNode;
  readonly known: TokenNode;
  readonly problems: string[];
}

function readGroup(
  group: TokenNode,
  known: TokenNode,
  path: readonly string[],
  inherited: string | undefined,
  reading: Reading,
): TokenNode {
  const entries = Object.entries(group).filter(([name]) => !name.startsWith('$'));
  const members = entries.flatMap(([name, node]): [string, TokenNode][] => {
    const own = [...path, name];
    const expected = nodeAt(known, name);
    const problem = problemOfMember(own, node, expected, known);
    if (problem !== undefined) reading.problems.push(`${own.join('.')}: ${problem}`);
    if (problem !== undefined || !isNode(node)) return [];
    const type = node.$type ?? expected.$type ?? group.$type ?? inherited;
    return [
      [name, isToken(node) ? readToken(node, own, type, reading) : readGroup(node, expected, own, type, reading)],
    ];
  });
  return Object.fromEntries(members);
}

function problemOfMember(path: readonly string[], node: unknown, expected: TokenNode, known: TokenNode) {
  if (path[0] === 'breakpoint') return 'breakpoints are fixed in the kit’s styles';
  const names = membersOf(known).map(([name]) => name);
  if (!names.includes(path.at(-1) ?? '')) return `not a token of the kit; expected one of: ${names.join(', ')}`;
  if (isToken(expected)) return isNode(node) && isToken(node) ? undefined : 'expected a token: an object with $value';
  return isNode(node) && !isToken(node) ? undefined : 'expected a group of tokens';
}

function readToken(
  node: TokenNode,
  path: readonly string[],
  type: string | undefined,
  { source, known, problems }: Reading,
): TokenNode {
  const read = readValue(resolveAlias(node.$value, [source, known]), type);
  if (typeof read === 'string') problems.push(`${path.join('.')}: ${read}`);
  else if (isTranslucent(read) && path.at(-1) !== 'line')
    problems.push(`${path.join('.')}: only line may be translucent, because contrast cannot be checked otherwise`);
  const fluid = node.$extensions?.['house.basin.fluid'];
  return { $type: type ?? '', $value: read, ...(fluid && { $extensions: { 'house.basin.fluid': fluid } }) };
}

function readValue(value: unknown, type: string | undefined) {
  if (typeof value === 'string' && alias.test(value)) return `${value} does not refer to a token`;
  return readers[type ?? '']?.(value) ?? `${String(type)} is not a type that the kit uses`;
}

const isTranslucent = (read: object | number) => (read as Partial<Color>).alpha !== undefined;
const alias = /^\{([^{}]+)\}$/;
const maxAliases = 20;

/** Resolves an alias such as `{color.light.ink}` in the brand, then in the kit; returns the alias itself when it is circular. */
function resolveAlias(value: unknown, places: readonly TokenNode[], depth = 0): unknown {
  const [, path] = typeof value === 'string' ? (alias.exec(value) ?? []) : [];
  if (path === undefined || depth > maxAliases) return value;
  const node = places.map((tokens) => nodeAt(tokens, ...path.split('.'))).find(isToken);
  return node === undefined ? value : resolveAlias(node.$value, places, depth + 1);
}
