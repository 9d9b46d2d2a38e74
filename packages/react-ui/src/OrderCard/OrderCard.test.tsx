import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import * as stories from './OrderCard.stories.tsx';

const { Default } = composeStories(stories);

test('an order card shows its new details when two of them are equal', async () => {
  const { container, rerender } = await render(<Default details={['2 units', 'Kitchen', '2 units']} />);
  await rerender(<Default details={['Kitchen', '2 units']} />);
  const details = [...container.querySelectorAll('[data-part=order-card-details] > p')];
  expect(details.map(({ textContent }) => textContent)).toEqual(['Kitchen', '2 units']);
});
