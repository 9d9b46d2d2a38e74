import { colorsOf, schemeNames, valuesOf } from '../src/brand/css-values.ts';
import { membersOf, nodeAt, type TokenNode } from '../src/brand/token-node.ts';

/** Returns a TypeScript module of the kit's tokens, for code that cannot read custom properties. */
export function tokensTs(tokens: TokenNode): string {
  const record = (name: string, of: string, values: Readonly<Record<string, unknown>> | readonly string[]) =>
    `/** ${of} */\nexport const ${name} = ${JSON.stringify(values, null, 2)} as const;\n`;
  const { picture, ...layout } = nodeAt(tokens, 'breakpoint');
  const densities = membersOf(nodeAt(tokens, 'density')).map(([name]) => name);
  const colors = Object.fromEntries(schemeNames.map((scheme) => [scheme, colorsOf(tokens, scheme)]));
  return [
    '// Generated from tokens.json by scripts/generate-tokens.ts.\n\n',
    record('themes', 'Values of `data-theme`; without it the system decides.', ['light', 'dark', 'contrast']),
    record('densities', 'Values of `data-density`; without it there is room.', densities),
    record('breakpointsPx', 'Widths at which layout changes.', px(layout)),
    record('pictureBreakpointsPx', 'Widths at which pictures change.', px(picture as TokenNode)),
    record('space', 'Steps of `--basin-space-*`.', valuesOf(nodeAt(tokens, 'space'))),
    record('text', 'Sizes of `--basin-text-*`.', valuesOf(nodeAt(tokens, 'text'))),
    record('colors', 'Colours of `--basin-color-*` by scheme.', colors),
  ].join('\n');
}

const px = (group: TokenNode) =>
  Object.fromEntries(
    Object.entries(valuesOf(group, '', 'dimension')).map(([name, value]) => [name, Number.parseInt(value, 10)]),
  );
