import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProductName } from './ProductName.tsx';

/** Returns the name with its unbreakable parts in brackets. */
const shown = (name: string): string =>
  renderToStaticMarkup(<ProductName name={name} />)
    .replaceAll(/<span[^>]*>/g, '[')
    .replaceAll('</span>', ']');

test.each([
  ['Alder Two-Hole Basin Mixer', 'Alder [Two-Hole] Basin Mixer'],
  ['Farmhouse Sink 33 × 22 in., Double-Bowl', 'Farmhouse Sink [33 × 22 in.,] [Double-Bowl]'],
  ['Baignoire 1524 x 762 mm', 'Baignoire [1524 x 762 mm]'],
  ['Shelf 24 in', 'Shelf 24 in'],
  ['Model 3 of 4', 'Model 3 of 4'],
  ['Basin', 'Basin'],
])(
  'the hyphenated words and sizes of the name %s do not break across lines, and no character is lost',
  (name, marked) => {
    expect(shown(name)).toBe(marked);
  },
);

test('a name of a hundred thousand letters or digits is parsed in linear time', () => {
  for (const name of ['a'.repeat(100_000), '1 '.repeat(50_000), 'a-'.repeat(50_000)])
    expect(shown(name).replaceAll(/[[\]]/g, '')).toBe(name);
});

test('adjacent words of a name are rendered as one text node', () => {
  expect(renderToString(<ProductName name="Tall Basin Mixer, Two-Hole, in Brass" />)).not.toMatch(/<!-- --> ?<!-- -->/);
  expect(renderToString(<ProductName name="Tall Basin Mixer" />)).toBe('Tall Basin Mixer');
});
