/** A design token or a group of tokens in the DTCG format (2025.10). */
export interface TokenNode {
  readonly $type?: string;
  readonly $value?: unknown;
  readonly $extensions?: { readonly 'house.basin.fluid'?: { readonly from: Dimension } };
  readonly [name: string]: unknown;
}

/** A length or duration with its unit. */
export interface Dimension {
  readonly value: number;
  readonly unit: string;
}

/** A colour with its sRGB value as `#rrggbb`. */
export interface Color {
  readonly colorSpace: string;
  readonly components: readonly number[];
  readonly alpha?: number;
  readonly hex: string;
}

export const isNode = (value: unknown): value is TokenNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isToken = (node: TokenNode): boolean => '$value' in node;

/** Returns the tokens and groups of a group, without its own properties, whose names begin with `$`. */
export const membersOf = (group: TokenNode): [string, TokenNode][] =>
  Object.entries(group).filter((entry): entry is [string, TokenNode] => !entry[0].startsWith('$') && isNode(entry[1]));

/** Returns the node at a path, or an empty group when it is missing. */
export const nodeAt = (group: TokenNode, ...path: readonly string[]): TokenNode =>
  path.reduce<TokenNode>((node, name) => (isNode(node[name]) ? node[name] : {}), group);
