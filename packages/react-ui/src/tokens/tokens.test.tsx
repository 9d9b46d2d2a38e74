import { expect, test } from 'vitest';
import { tokensTs } from '../../scripts/tokens-ts.ts';
import { checkBrand } from '../brand/check-brand.ts';
import { contrast } from '../brand/contrast.ts';
import { neutralTokens } from '../brand/neutral-tokens.ts';
import { tailwindTheme } from '../brand/tailwind-theme.ts';
import { tokensCss } from '../brand/tokens-css.ts';
import { backgrounds, usedPairs } from '../brand/used-pairs.ts';
import tailwind from './tailwind.css?raw';
import css from './tokens.css?raw';
import { breakpointsPx, pictureBreakpointsPx } from './tokens.ts';
import module from './tokens.ts?raw';

const modules = import.meta.glob<string>(['../**/*.css', '!../tokens/tailwind.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const kitCss = Object.values(modules).join('\n');
/** Ignores quotes, spaces and line breaks, which the formatter changes. */
const written = (text: string) => text.replaceAll(/["'\s,]+/g, '');
const usedAs = (property: string) => [
  ...new Set(
    [...kitCss.matchAll(new RegExp(`[\\s{]${property}:[^;]*?var\\(--basin-color-([a-z-]+)\\)`, 'g'))].map(
      ([, name]) => name ?? '',
    ),
  ),
];

test('tokens.css, tailwind.css and tokens.ts match the generator’s output for tokens.json', () => {
  const mark = '/* Generated from tokens.json by scripts/generate-tokens.ts. */';
  expect(written(css)).toBe(written(mark + tokensCss(neutralTokens)));
  expect(written(tailwind)).toBe(written(mark + tailwindTheme(neutralTokens)));
  expect(written(module)).toBe(written(tokensTs(neutralTokens)));
});

test('UI-023 UI-024 UI-054 UI-055 the breakpoints are those of the specification', () => {
  expect(breakpointsPx).toEqual({ mobile: 767, tablet: 768, desktop: 1280, row: 1025 });
  expect(pictureBreakpointsPx).toEqual({ small: 425, portrait: 768, landscape: 1024, wide: 1440 });
});

test('every width in a media query of the kit is a breakpoint, except 1330 px for swatches', () => {
  const known = [...Object.values(breakpointsPx), ...Object.values(pictureBreakpointsPx), 1330];
  const widths = [...kitCss.matchAll(/@(?:media|container)[^{]*?width[^{]*?(\d+)px/g)].map(([, px]) => Number(px));
  expect(widths.length).toBeGreaterThan(1);
  expect(widths.filter((px) => !known.includes(px))).toEqual([]);
});

test('every custom property that the kit reads is a token or defined by the kit', () => {
  const defined = new Set([...kitCss.matchAll(/(--[a-z0-9-]+):/g)].map(([, name]) => name));
  const read = [...kitCss.matchAll(/var\((--[a-z0-9-]+)\)/g)].map(([, name]) => name);
  expect(read.filter((name) => !defined.has(name))).toEqual([]);
});

test('every custom property and anchor of the kit begins with --basin-, so that none collides with Tailwind’s theme or the page', () => {
  const names = [...kitCss.matchAll(/(?<![\w-])--[a-z0-9-]+/g)].map(([name]) => name);
  expect(names.length).toBeGreaterThan(500);
  expect([...new Set(names)].filter((name) => !name.startsWith('--basin-'))).toEqual([]);
});

test('every colour that the kit uses for text, an edge or a shape is in the table of used pairs, on every background', () => {
  const pairsOf = (front: string) => usedPairs.filter((pair) => pair.front === front).map(({ back }) => back);
  const isBackground = (name: string) => (backgrounds as readonly string[]).includes(name);
  // a shape in a background colour is a background, such as the land on a map
  const shapes = usedAs('fill').filter((name) => !isBackground(name));
  const edges = [...usedAs('border(?:-[a-z-]+)?'), ...usedAs('outline'), ...shapes];
  // hairlines are decorative: space separates the content too
  const fronts = new Set([...usedAs('color'), ...usedAs('--basin-tone'), ...edges].filter((name) => name !== 'line'));
  const inverse: Record<string, readonly string[]> = { paper: ['ink'], 'on-accent': ['accent'] };
  expect(fronts.size).toBeGreaterThan(8);
  for (const front of fronts) expect(pairsOf(front), front).toEqual(inverse[front] ?? backgrounds);
  const backs = [...usedAs('background')].filter((name) => name !== 'line' && name !== 'control');
  for (const back of backs) expect(usedPairs.map((pair) => pair.back)).toContain(back);
});

test.each(checkBrand(neutralTokens))(
  'in the scheme $scheme the pair $front on $back has a contrast of at least $least:1',
  ({ ratio, least }) => {
    expect(ratio).toBeGreaterThanOrEqual(least);
  },
);

test('every name in the Tailwind theme contains basin, so that it overrides no name of Tailwind or of the page', () => {
  const names = [...tailwind.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !/^--[a-z-]+-basin-/.test(name ?? ''))).toEqual([]);
});

test('the contrast function detects a pair with too little contrast', () => {
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});
