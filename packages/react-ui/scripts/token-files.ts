/** A design token or a group of them, as the DTCG format writes it (2025.10). */
export interface TokenNode {
  readonly $type?: string;
  readonly $value?: unknown;
  readonly $extensions?: { readonly 'house.basin.fluid'?: { readonly from: Dimension } };
  readonly [name: string]: unknown;
}

interface Dimension {
  readonly value: number;
  readonly unit: string;
}
interface Colour {
  readonly hex: string;
  readonly alpha?: number;
}

/** The widths between which fluid text grows, in px. */
const FLUID_FROM_PX = 360;
const FLUID_TO_PX = 1440;

const css: Record<string, (value: never) => string> = {
  color: ({ hex, alpha }: Colour) =>
    alpha === undefined
      ? hex
      : hex +
        Math.round(alpha * 255)
          .toString(16)
          .padStart(2, '0'),
  dimension: ({ value, unit }: Dimension) => `${value}${unit}`,
  duration: ({ value, unit }: Dimension) => `${value}${unit}`,
  fontFamily: (names: readonly string[]) => names.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', '),
  fontWeight: (weight: number) => String(weight),
  cubicBezier: (points: readonly number[]) => `cubic-bezier(${points.join(', ')})`,
};

const isNode = (value: unknown): value is TokenNode => typeof value === 'object' && value !== null;
const groupsOf = (group: TokenNode) =>
  Object.entries(group).filter((entry): entry is [string, TokenNode] => !entry[0].startsWith('$') && isNode(entry[1]));

/** Every token of a group by its dashed name, as CSS writes its value. */
export function valuesOf(group: TokenNode, prefix = '', inherited?: string): Record<string, string> {
  const type = group.$type ?? inherited;
  if ('$value' in group) return { [prefix]: valueOf(group, type) };
  return Object.assign(
    {},
    ...groupsOf(group).map(([name, child]) => valuesOf(child, prefix === '' ? name : `${prefix}-${name}`, type)),
  ) as Record<string, string>;
}

function valueOf(token: TokenNode, type: string | undefined): string {
  const write = css[type ?? ''];
  if (write === undefined) throw new TypeError(`Token type ${String(type)} has no CSS form`);
  const from = token.$extensions?.['house.basin.fluid']?.from;
  return from === undefined ? write(token.$value as never) : fluid(from, token.$value as Dimension);
}

function fluid(from: Dimension, to: Dimension): string {
  const slope = ((to.value - from.value) * 16 * 100) / (FLUID_TO_PX - FLUID_FROM_PX);
  const start = from.value - (slope / 100) * (FLUID_FROM_PX / 16);
  const short = (value: number) => Number(value.toFixed(3));
  return `clamp(${from.value}rem, ${short(start)}rem + ${short(slope)}vw, ${to.value}rem)`;
}

const at = (group: TokenNode, ...path: readonly string[]): TokenNode =>
  path.reduce<TokenNode>((node, name) => (isNode(node[name]) ? node[name] : {}), group);

/** Colours of two schemes as one value each: `light-dark()` where they differ. */
function schemes(light: Record<string, string>, dark: Record<string, string>): Record<string, string> {
  const pair = ([name, value]: [string, string]) => [
    `color-${name}`,
    dark[name] === undefined || dark[name] === value ? value : `light-dark(${value}, ${dark[name]})`,
  ];
  return Object.fromEntries(Object.entries(light).map(pair)) as Record<string, string>;
}

const rule = (selector: string, values: Record<string, string>, indent = '  ') =>
  `${indent}${selector} {\n${Object.entries(values)
    .map(([name, value]) => `${indent}  --basin-${name}: ${value};\n`)
    .join('')}${indent}}\n`;

/** What the reader's own palette puts in place of each colour. */
const forcedColours = {
  paper: 'Canvas',
  surface: 'Canvas',
  sunken: 'Canvas',
  ink: 'CanvasText',
  muted: 'CanvasText',
  line: 'GrayText',
  control: 'ButtonBorder',
  accent: 'Highlight',
  'on-accent': 'HighlightText',
  danger: 'CanvasText',
  success: 'CanvasText',
  warning: 'CanvasText',
};

const plainGroups = ['font', 'weight', 'tracking', 'text', 'space', 'size', 'duration', 'easing'];

function brandRule([name, brand]: [string, TokenNode]): string {
  const colours = schemes(valuesOf(at(brand, 'color', 'light')), valuesOf(at(brand, 'color', 'dark')));
  const rest = Object.fromEntries(groupsOf(brand).filter(([group]) => group !== 'color'));
  return rule(`[data-brand='${name}']`, { ...colours, ...valuesOf(rest) });
}

/** The stylesheet of custom properties: the base, the schemes, the brand skins, high contrast. */
export function tokensCss(tokens: TokenNode): string {
  const scheme = (light: string, dark: string) =>
    schemes(valuesOf(at(tokens, 'color', light)), valuesOf(at(tokens, 'color', dark)));
  const plain = Object.fromEntries(groupsOf(tokens).filter(([name]) => plainGroups.includes(name)));
  const contrast = scheme('contrast-light', 'contrast-dark');
  const media = (query: string, values: Record<string, string>) =>
    `  @media (${query}) {\n${rule(':root,\n    [data-theme],\n    [data-brand]', values, '    ')}  }\n`;
  return [
    '/* Generated from tokens.json by scripts/generate-tokens.ts. */\n@layer kit.tokens {\n',
    '  :root {\n    color-scheme: light dark;\n  }\n',
    ...['light', 'dark'].map((name) => `  [data-theme='${name}'] {\n    color-scheme: ${name};\n  }\n`),
    rule(':root', { ...scheme('light', 'dark'), ...valuesOf(plain) }),
    ...groupsOf(at(tokens, 'brand')).map(brandRule),
    rule("[data-theme='contrast'],\n  [data-theme='contrast'] [data-brand]", contrast),
    media('prefers-contrast: more', contrast),
    media('forced-colors: active', schemes(forcedColours, {})),
    '}\n',
  ].join('');
}

/** The TypeScript module of the same values, for code that cannot read custom properties. */
export function tokensTs(tokens: TokenNode): string {
  const record = (name: string, of: string, values: Record<string, unknown>) =>
    `/** ${of} */\nexport const ${name} = ${JSON.stringify(values, null, 2)} as const;\n`;
  const names = (group: TokenNode) => groupsOf(group).map(([name]) => name);
  const px = (group: TokenNode) =>
    Object.fromEntries(
      Object.entries(valuesOf(group, '', 'dimension')).map(([name, value]) => [name, Number.parseInt(value, 10)]),
    );
  const { picture, ...layout } = at(tokens, 'breakpoint');
  return [
    '// Generated from tokens.json by scripts/generate-tokens.ts.\n\n',
    record('themes', 'Values of `data-theme`; without it the system decides.', ['light', 'dark', 'contrast'] as never),
    record('brands', 'Values of `data-brand`.', names(at(tokens, 'brand')) as never),
    record('breakpointsPx', 'Widths at which layout changes.', px(layout)),
    record('pictureBreakpointsPx', 'Widths at which pictures change.', px(picture as TokenNode)),
    record('space', 'Steps of `--basin-space-*`.', valuesOf(at(tokens, 'space'))),
    record('text', 'Sizes of `--basin-text-*`.', valuesOf(at(tokens, 'text'))),
    record('papers', 'The paper of each brand by scheme, for the bars of a browser.', papers(tokens)),
    record('colors', 'Colours of `--basin-color-*` by scheme.', schemeColours(tokens)),
  ].join('\n');
}

function papers(tokens: TokenNode): Record<string, Record<string, string | undefined>> {
  const colours = schemeColours(tokens);
  const paperOf = (brand: string, scheme: string) => (colours[`${brand}-${scheme}`] ?? colours[scheme])?.paper;
  const brandNames = groupsOf(at(tokens, 'brand')).map(([name]) => name);
  return Object.fromEntries(
    brandNames.map((brand) => [brand, { light: paperOf(brand, 'light'), dark: paperOf(brand, 'dark') }]),
  );
}

/** Every scheme's colours: the four of the default brand and the two of each other brand, complete. */
export function schemeColours(tokens: TokenNode): Record<string, Record<string, string>> {
  const house = Object.fromEntries(groupsOf(at(tokens, 'color')).map(([name, group]) => [name, valuesOf(group)]));
  const skins = groupsOf(at(tokens, 'brand')).flatMap(([brand, group]) =>
    groupsOf(at(group, 'color')).map(([scheme, own]) => [`${brand}-${scheme}`, { ...house[scheme], ...valuesOf(own) }]),
  );
  return { ...house, ...(Object.fromEntries(skins) as Record<string, Record<string, string>>) };
}
