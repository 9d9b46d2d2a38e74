import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import * as stories from './CartLine.stories.tsx';

const { French } = composeStories(stories);

test.each([375, 768, 1440])('a long total is on one line, and no word of it breaks, at %i px', async (width) => {
  await page.viewport(width, 800);
  const { getByText } = await render(<French total={'125\u00a0490,00\u00a0$\u00a0US'} />);
  const total = getByText(/125\u00a0490/).element();
  expect(total.getBoundingClientRect().height).toBeLessThan(1.5 * parseFloat(getComputedStyle(total).lineHeight));
});
