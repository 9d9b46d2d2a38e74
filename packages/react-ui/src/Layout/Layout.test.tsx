import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import * as stories from './Layout.stories.tsx';

const { Columns } = composeStories(stories);

test.each([
  [767, 2],
  [768, 3],
  [1279, 3],
  [1280, 4],
])('UI-023 at %i px the grid has %i columns', async (width, columns) => {
  await page.viewport(width, 800);
  const { container } = await render(<Columns />);
  const grid = container.querySelector('[data-columns]');
  expect(grid && getComputedStyle(grid).gridTemplateColumns.split(' ')).toHaveLength(columns);
});
