import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import * as stories from './CartLine.stories.tsx';

const { French, Small } = composeStories(stories);

test.each([375, 768, 1440])('a long total is on one line, and no word of it breaks, at %i px', async (width) => {
  await page.viewport(width, 800);
  const { getByText } = await render(<French total={'125\u00a0490,00\u00a0$\u00a0US'} />);
  const total = getByText(/125\u00a0490/).element();
  expect(total.getBoundingClientRect().height).toBeLessThan(1.5 * parseFloat(getComputedStyle(total).lineHeight));
});

test('a cart line shows its new details when two of them are equal', async () => {
  const { container, rerender } = await render(<Small details={['Room: 10 sq ft', 'In stock', 'Room: 10 sq ft']} />);
  await rerender(<Small details={['In stock', 'Room: 10 sq ft']} />);
  const details = [...container.querySelectorAll('[data-part=cart-line-details] > p')];
  expect(details.map(({ textContent }) => textContent)).toEqual(['In stock', 'Room: 10 sq ft']);
});
