import { expect, test } from 'vitest';
import { mapArea } from './map-area.server.ts';

test('a city whose name would overlap that of another is named only on a wider map, or not at all', () => {
  const { names = [] } = mapArea([], false);
  const widths = new Map(names.map(({ text, minWidth }) => [text, minWidth]));
  expect(widths.get('Chicago')).toBe(30);
  expect(widths.get('Milwaukee')).toBe(60);
  expect(widths.get('San Antonio')).toBe(60);
  expect(widths.has('Houston')).toBe(false); // the name of San Antonio ends there
});
