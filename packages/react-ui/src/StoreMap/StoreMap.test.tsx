import { composeStories } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { nextMark } from './next-mark.ts';
import { spreadMarks } from './spread-marks.ts';
import * as stories from './StoreMap.stories.tsx';

const { Default, Selected } = composeStories(stories);
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

test('marks that would cover each other are moved apart, and others stay', () => {
  const crowd = Array.from({ length: 12 }, (_, index) => ({
    id: `${index}`,
    label: '',
    href: '#',
    x: 100 + (index % 3),
    y: 50 + (index % 2),
  }));
  const spread = spreadMarks([...crowd, mark('west')], 10);
  const gaps = spread.flatMap((one, index) =>
    spread.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  );
  expect(Math.min(...gaps)).toBeGreaterThan(9);
  expect(Math.max(...gaps.slice(0, 11))).toBeLessThan(60);
  expect(spread.at(-1)).toEqual(mark('west'));
});

test('before scripts load each mark links to its list entry', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<Default />);
  expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(
    marks.map(({ href }) => href),
  );
});

test.each(['ltr', 'rtl'])(
  'zooming keeps the chosen place in view, and the button in its place and focused: %s',
  async (dir) => {
    await page.viewport(1280, 800);
    const { getByRole } = await render(
      <div dir={dir}>
        <Selected />
      </div>,
    );
    const zoom = getByRole('button', { name: 'Zoom in' });
    const { top } = zoom.element().getBoundingClientRect();
    await userEvent.click(zoom);
    await userEvent.click(zoom);
    await expect.element(zoom).toHaveFocus();
    expect(Math.abs(zoom.element().getBoundingClientRect().top - top)).toBeLessThan(12); // the height of a scrollbar
    const pane =
      document.querySelector('[data-part="store-map-pane"]')?.getBoundingClientRect() ?? expect.fail('no map');
    const dot = document.querySelector('a[data-current] [data-part="store-map-dot"]')?.getBoundingClientRect();
    expect(dot?.left).toBeGreaterThan(pane.left);
    expect(dot?.right).toBeLessThan(pane.right);
    expect(dot?.top).toBeGreaterThan(pane.top);
    expect(dot?.bottom).toBeLessThan(pane.bottom);
  },
);
