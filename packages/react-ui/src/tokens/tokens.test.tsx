import { describe, expect, test } from 'vitest';
import { schemeColours, tokensCss, tokensTs, type TokenNode } from '../../scripts/token-files.ts';
import { contrast } from '../testing/contrast.ts';
import css from './tokens.css?raw';
import source from './tokens.json';
import { breakpointsPx, pictureBreakpointsPx } from './tokens.ts';
import module from './tokens.ts?raw';

const tokens = source as unknown as TokenNode;
const modules = import.meta.glob<string>('../**/*.css', { query: '?raw', import: 'default', eager: true });
const kitCss = Object.values(modules).join('\n');
/** Quotes, blanks and line breaks are the formatter's. */
const written = (text: string) => text.replaceAll(/["'\s,]+/g, '');
const usedAs = (property: string) => [
  ...new Set(
    [...kitCss.matchAll(new RegExp(`[\\s{]${property}:[^;]*?var\\(--basin-color-([a-z-]+)\\)`, 'g'))].map(
      ([, name]) => name ?? '',
    ),
  ),
];

test('tokens.css and tokens.ts are what the generator makes of tokens.json', () => {
  expect(written(css)).toBe(written(tokensCss(tokens)));
  expect(written(module)).toBe(written(tokensTs(tokens)));
});

test('UI-023 UI-024 UI-054 UI-055 the breakpoints are those of the specification', () => {
  expect(breakpointsPx).toEqual({ mobile: 767, tablet: 768, desktop: 1280, row: 1025 });
  expect(pictureBreakpointsPx).toEqual({ small: 425, portrait: 768, landscape: 1024, wide: 1440 });
});

test('every width in a media query of the kit is a breakpoint, 1330 px for swatches the only other', () => {
  const known = [...Object.values(breakpointsPx), ...Object.values(pictureBreakpointsPx), 1330];
  const widths = [...kitCss.matchAll(/@(?:media|container)[^{]*?width[^{]*?(\d+)px/g)].map(([, px]) => Number(px));
  expect(widths.length).toBeGreaterThan(1);
  expect(widths.filter((px) => !known.includes(px))).toEqual([]);
});

test('every custom property that the kit reads is a token or its own', () => {
  const defined = new Set([...kitCss.matchAll(/(--[a-z0-9-]+):/g)].map(([, name]) => name));
  const read = [...kitCss.matchAll(/var\((--[a-z0-9-]+)\)/g)].map(([, name]) => name);
  expect(read.filter((name) => !defined.has(name))).toEqual([]);
});

test('every custom property and anchor of the kit begins with --basin-, so that none is one of Tailwind’s theme or of the page', () => {
  const names = [...kitCss.matchAll(/(?<![\w-])--[a-z0-9-]+/g)].map(([name]) => name);
  expect(names.length).toBeGreaterThan(500);
  expect([...new Set(names)].filter((name) => !name.startsWith('--basin-'))).toEqual([]);
});

describe.each(Object.entries(schemeColours(tokens)))('contrast in %s', (_, colours) => {
  const ratio = (front: string, back: string) => contrast(colours[front] ?? '', colours[back] ?? '');
  const grounds = ['paper', 'surface', 'sunken'];
  /** Text that stands on a filled shape, not on a ground. */
  const inverse: Record<string, readonly string[]> = { paper: ['ink'], 'on-accent': ['accent'] };

  test.each(usedAs('color'))('text in %s has 4.5:1 on everything it stands on', (text) => {
    for (const ground of inverse[text] ?? grounds) expect(ratio(text, ground), ground).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['control', 'accent', 'danger', 'ink'])('the edge %s has 3:1 on every ground', (edge) => {
    for (const ground of grounds) expect(ratio(edge, ground), ground).toBeGreaterThanOrEqual(3);
  });
});

test('the contrast measure finds a pair that is too close', () => {
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});
