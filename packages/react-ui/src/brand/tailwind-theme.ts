import { baseValues, type Values } from './css-values.ts';
import { membersOf, nodeAt, type TokenNode } from './token-node.ts';

/** Tailwind's namespace of each group. Tailwind has none for durations. */
const namespaces: Readonly<Record<string, string>> = {
  color: 'color',
  font: 'font',
  weight: 'font-weight',
  tracking: 'tracking',
  text: 'text',
  space: 'spacing',
  size: 'container',
  radius: 'radius',
  duration: 'transition-duration',
  easing: 'ease',
};

/**
 * Returns a theme for Tailwind 4: `bg-basin-paper`, `text-basin-ink`, `text-basin-title`, `p-basin-4` and so on. The utilities
 * follow theme, brand and density where the custom properties are on the page; elsewhere they have these values.
 */
export function tailwindTheme(tokens: TokenNode): string {
  const lines = Object.entries(baseValues(tokens)).map(([name, value]) => {
    const [group = '', ...rest] = name.split('-');
    return `  --${namespaces[group]}-basin-${rest.join('-')}: var(--basin-${name}, ${value});\n`;
  });
  const widths = Object.entries(layoutWidths(tokens)).map(([name, rem]) => `  --breakpoint-basin-${name}: ${rem};\n`);
  return `@theme inline {\n${lines.join('')}}\n@theme {\n${widths.join('')}}\n`;
}

/** Returns the breakpoints in Tailwind's unit, so that Tailwind can sort them. */
function layoutWidths(tokens: TokenNode): Values {
  const named = membersOf(nodeAt(tokens, 'breakpoint')).filter(([name]) => ['tablet', 'row', 'desktop'].includes(name));
  return Object.fromEntries(
    named.map(([name, { $value }]) => [name, `${(($value as { value: number }).value / 16).toString()}rem`]),
  );
}
