import type { Brand } from './brand.ts';
import { baseValues, colorPairs, valuesOf, type Values } from './css-values.ts';
import { membersOf, nodeAt, type TokenNode } from './token-node.ts';

/** The order of the layers decides, so a brand may load before or after the kit and never overrides a reader's preferences. */
const layers = ['base', 'brand', 'density', 'contrast', 'brand-contrast', 'forced'] as const;
const order = `@layer ${layers.map((name) => `kit.tokens.${name}`).join(', ')};\n`;

/** The system colour that replaces each colour in forced-colours mode. */
const forcedColors: Values = {
  'color-paper': 'Canvas',
  'color-surface': 'Canvas',
  'color-sunken': 'Canvas',
  'color-ink': 'CanvasText',
  'color-muted': 'CanvasText',
  'color-line': 'GrayText',
  'color-control': 'ButtonBorder',
  'color-accent': 'Highlight',
  'color-on-accent': 'HighlightText',
  'color-danger': 'CanvasText',
  'color-success': 'CanvasText',
  'color-warning': 'CanvasText',
};

const rule = (selector: string, values: Values) =>
  Object.keys(values).length === 0
    ? ''
    : `${selector} {\n${Object.entries(values)
        .map(([name, value]) => `  --basin-${name}: ${value};\n`)
        .join('')}}\n`;
const media = (query: string, rules: string) => (rules === '' ? '' : `@media (${query}) {\n${rules}}\n`);
const layer = (name: (typeof layers)[number], ...rules: readonly string[]) =>
  rules.every((each) => each === '') ? '' : `@layer kit.tokens.${name} {\n${rules.join('')}}\n`;

const everyScope = ':root, [data-theme], [data-brand]';
const contrastScope = "[data-theme='contrast'], [data-theme='contrast'] [data-brand]";

/** Returns the kit's style sheet of custom properties: neutral values, themes, densities, high contrast and forced colours. */
export function tokensCss(tokens: TokenNode): string {
  const contrast = contrastValues(tokens);
  const densities = membersOf(nodeAt(tokens, 'density')).map(([name, group]) =>
    rule(`[data-density='${name}']`, valuesOf(group)),
  );
  return [
    order,
    layer(
      'base',
      ':root { color-scheme: light dark; }\n',
      "[data-theme='light'] { color-scheme: light; }\n",
      "[data-theme='dark'] { color-scheme: dark; }\n",
      rule(':root', baseValues(tokens)),
    ),
    layer('density', ...densities),
    layer('contrast', rule(contrastScope, contrast), media('prefers-contrast: more', rule(everyScope, contrast))),
    layer('forced', media('forced-colors: active', rule(everyScope, forcedColors))),
  ].join('');
}

/**
 * Returns the style sheet of a brand: the custom properties in which it differs from the tokens under it.
 *
 * @param brands all brands that are built together: each sets what any of them sets, so that one applies inside another
 */
export function brandCss(brand: Brand, brands: readonly Brand[] = [brand]): string {
  const self = `[data-brand='${brand.name}']`;
  const contrast = ownValues(contrastValues, brand, brands);
  const inContrast = brand.isDefault
    ? contrastScope
    : `${self}[data-theme='contrast'], [data-theme='contrast'] ${self}, ${self} [data-theme='contrast']`;
  const scope = brand.isDefault ? everyScope : `${self}, ${self} [data-theme]`;
  return [
    order,
    layer('brand', rule(brand.isDefault ? `:root, ${self}` : self, ownValues(baseValues, brand, brands))),
    layer('density', ...densityRules(brand, brands)),
    layer('brand-contrast', rule(inContrast, contrast), media('prefers-contrast: more', rule(scope, contrast))),
  ].join('');
}

function densityRules(brand: Brand, brands: readonly Brand[]): string[] {
  const within = brand.isDefault ? ':root' : `[data-brand='${brand.name}']`;
  return membersOf(nodeAt(brand.tokens, 'density')).map(([name]) => {
    const dense = `[data-density='${name}']`;
    const values = ownValues((tokens) => valuesOf(nodeAt(tokens, 'density', name)), brand, brands);
    return rule(`${within}${dense}, ${within} ${dense}`, values);
  });
}

const contrastValues = (tokens: TokenNode) => colorPairs(tokens, 'contrast-light', 'contrast-dark');

/** Returns the values that a brand must set: those in which it, or a brand that may apply around it, differs. */
function ownValues(valuesIn: (tokens: TokenNode) => Values, brand: Brand, brands: readonly Brand[]): Values {
  const differing = ({ tokens, under }: Brand) => {
    const others = valuesIn(under);
    return Object.entries(valuesIn(tokens)).flatMap(([name, value]) => (others[name] === value ? [] : name));
  };
  const names = new Set([brand, ...brands.filter(({ isDefault }) => !isDefault)].flatMap(differing));
  return Object.fromEntries(Object.entries(valuesIn(brand.tokens)).filter(([name]) => names.has(name)));
}
