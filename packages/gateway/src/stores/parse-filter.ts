/** A record to filter. */
type Filterable = Readonly<Record<string, unknown>>;
export type Filter = (record: Filterable) => boolean;

/** An unsupported filter; the message gives the position of the first unsupported token. */
export class FilterError extends Error {
  override readonly name = 'FilterError';
}

const comparisons: ReadonlyMap<string, (order: number) => boolean> = new Map([
  ['eq', (order) => order === 0],
  ['ne', (order) => order !== 0],
  ['gt', (order) => order > 0],
  ['ge', (order) => order >= 0],
  ['lt', (order) => order < 0],
  ['le', (order) => order <= 0],
]);
const token = /\s*(?:'((?:[^']|'')*)'|(-?\d{1,15}(?:\.\d{1,15})?)|([A-Za-z_]\w*)|([(),]))\s*/y;
const maxDepth = 20;

/**
 * Parses an OData filter over the given properties: comparisons joined by `and`, `or`, `not` and parentheses, or a
 * single `StartsWith(property,'text')`.
 *
 * @throws {FilterError} for anything else
 * @see wire reference §45 and §46
 */
export function parseFilter(source: string, properties: ReadonlySet<string>): Filter {
  const tokens = tokensOf(source);
  const startsWith = parseStartsWith(tokens, properties);
  const filter = startsWith ?? parseOr(tokens, properties, 0);
  if (tokens.peek() !== undefined) throw tokens.unexpected();
  return filter;
}

interface Token {
  readonly kind: 'text' | 'number' | 'word' | 'sign';
  readonly value: string;
}

function tokensOf(source: string) {
  const tokens: Token[] = [];
  for (token.lastIndex = 0; token.lastIndex < source.length;) {
    const at = token.lastIndex;
    const match = token.exec(source);
    if (!match) throw new FilterError(`Unsupported syntax "${source.slice(at, at + 20)}" at position ${at}`);
    const [, quoted, number, word, sign] = match;
    if (quoted !== undefined) tokens.push({ kind: 'text', value: quoted.replaceAll("''", "'") });
    else if (number !== undefined) tokens.push({ kind: 'number', value: number });
    else tokens.push(word === undefined ? { kind: 'sign', value: sign ?? '' } : { kind: 'word', value: word });
  }
  let at = 0;
  const peek = (): Token | undefined => tokens[at];
  const unexpected = () => new FilterError(`Unexpected "${peek()?.value ?? 'end of filter'}" at token ${at + 1}`);
  /** Consumes the next token if it is this word or sign, ignoring case. */
  const skip = (value: string): boolean => {
    const next = peek();
    const isMatch = (next?.kind === 'word' || next?.kind === 'sign') && next.value.toLowerCase() === value;
    if (isMatch) at++;
    return isMatch;
  };
  const expect = (value: string): void => {
    if (!skip(value)) throw unexpected();
  };
  const take = (...kinds: Token['kind'][]): Token => {
    const next = peek();
    if (!next || !kinds.includes(next.kind)) throw unexpected();
    at++;
    return next;
  };
  return { peek, skip, expect, take, unexpected };
}

type Tokens = ReturnType<typeof tokensOf>;

function parseStartsWith(tokens: Tokens, properties: ReadonlySet<string>): Filter | undefined {
  if (!tokens.skip('startswith')) return undefined;
  tokens.expect('(');
  const property = parseProperty(tokens, properties);
  tokens.expect(',');
  const prefix = folded(tokens.take('text').value);
  tokens.expect(')');
  tokens.expect('eq');
  tokens.expect('true');
  return (record) => {
    const value = record[property];
    return typeof value === 'string' && folded(value).startsWith(prefix);
  };
}

function parseOr(tokens: Tokens, properties: ReadonlySet<string>, depth: number): Filter {
  const filters = [parseAnd(tokens, properties, depth)];
  while (tokens.skip('or')) filters.push(parseAnd(tokens, properties, depth));
  return (record) => filters.some((filter) => filter(record));
}

function parseAnd(tokens: Tokens, properties: ReadonlySet<string>, depth: number): Filter {
  const filters = [parseUnary(tokens, properties, depth)];
  while (tokens.skip('and')) filters.push(parseUnary(tokens, properties, depth));
  return (record) => filters.every((filter) => filter(record));
}

function parseUnary(tokens: Tokens, properties: ReadonlySet<string>, depth: number): Filter {
  if (depth > maxDepth) throw new FilterError(`Parentheses and "not" are nested deeper than ${maxDepth}`);
  if (tokens.skip('not')) {
    const filter = parseUnary(tokens, properties, depth + 1);
    return (record) => !filter(record);
  }
  if (tokens.skip('(')) {
    const filter = parseOr(tokens, properties, depth + 1);
    tokens.expect(')');
    return filter;
  }
  return parseComparison(tokens, properties);
}

function parseComparison(tokens: Tokens, properties: ReadonlySet<string>): Filter {
  const property = parseProperty(tokens, properties);
  const compare = comparisons.get(tokens.peek()?.value.toLowerCase() ?? '');
  if (!compare) throw tokens.unexpected();
  tokens.take('word');
  const literal = parseLiteral(tokens);
  return (record) => {
    const value = record[property];
    return typeof value === typeof literal && compare(compareValues(value as typeof literal, literal));
  };
}

function parseLiteral(tokens: Tokens): string | number | boolean {
  if (tokens.skip('true')) return true;
  if (tokens.skip('false')) return false;
  const { kind, value } = tokens.take('text', 'number');
  return kind === 'number' ? Number(value) : value;
}

function parseProperty(tokens: Tokens, properties: ReadonlySet<string>): string {
  const next = tokens.peek();
  if (next?.kind !== 'word' || !properties.has(next.value)) throw tokens.unexpected();
  return tokens.take('word').value;
}

function compareValues(one: string | number | boolean, other: string | number | boolean): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
