import { colorsOf, plainValues, schemeNames } from './css-values.ts';
import type { TokenNode } from './token-node.ts';

/** Returns a TypeScript module of a brand: its values by scheme and name, for code that cannot read custom properties, and the names as types. */
export function brandTypeScript(tokens: TokenNode): string {
  const colors = Object.fromEntries(schemeNames.map((scheme) => [scheme, colorsOf(tokens, scheme)]));
  return [
    '/** The colours of each scheme. */\n',
    `export const colors = ${written(colors)} as const;\n\n`,
    '/** The values of all other tokens. */\n',
    `export const values = ${written(plainValues(tokens))} as const;\n\n`,
    'export type ColorName = keyof (typeof colors)["light"];\n',
    'export type TokenName = `color-${ColorName}` | keyof typeof values;\n\n',
    '/** A token as CSS reads it, which follows theme, brand and density: `token("color-ink")`. */\n',
    'export const token = <Name extends TokenName>(name: Name) => `var(--basin-${name})` as const;\n',
  ].join('');
}

const written = (value: object) => JSON.stringify(value, null, 2);
