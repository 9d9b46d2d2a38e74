import { composeStories } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import { nextMark } from './next-mark.ts';
import * as stories from './StoreMap.stories.tsx';

const { Default } = composeStories(stories);
const marks = Default.args.marks ?? [];
const mark = (id: string) => marks.find((known) => known.id === id) ?? expect.fail(id);

test('an arrow key moves to the nearest mark in its direction, and not past the last one', () => {
  const step = (from: string, key: string) => nextMark(marks, mark(from), key)?.id;
  expect(step('west', 'ArrowRight')).toBe('north');
  expect(step('north', 'ArrowRight')).toBe('east');
  expect(step('east', 'ArrowRight')).toBeUndefined();
  expect(step('north', 'ArrowDown')).toBe('south');
  expect(step('north', 'Enter')).toBeUndefined();
});

test('before scripts load each mark links to its list entry', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<Default />);
  expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(
    marks.map(({ href }) => href),
  );
});
