import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './RangeField.stories.tsx';

const { Default } = composeStories(stories);

test('arrow keys move a thumb by one step, and Home and End move it as far as the other thumb', async () => {
  const screen = await render(<Default />);
  const low = screen.getByRole('slider', { name: 'Lowest, $' });
  const high = screen.getByRole('slider', { name: 'Highest, $' });
  await userEvent.tab();
  await expect.element(low).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(low).toHaveValue('500');
  await userEvent.keyboard('{End}');
  await expect.element(low).toHaveValue('2600');
  await userEvent.tab();
  await userEvent.keyboard('{Home}');
  await expect.element(high).toHaveValue('2600');
  await userEvent.keyboard('{End}');
  await expect.element(high).toHaveValue('5000');
  await expect.element(screen.getByRole('spinbutton', { name: 'Highest, $' })).toHaveValue(5000);
});

test('a form submits the two numbers and not the thumbs of a range field', async () => {
  const { container } = await render(
    <form>
      <Default />
    </form>,
  );
  const form = container.querySelector('form');
  expect(form && [...new FormData(form)]).toEqual([
    ['from', '400'],
    ['to', '2600'],
  ]);
});

test('the bars of the selected range are marked', async () => {
  const { container } = await render(<Default />);
  const placesOf = (bars: string) =>
    [...(container.querySelector(bars)?.getAttribute('d') ?? '').matchAll(/M(\d+)/g)].map(([, place]) => Number(place));
  expect(placesOf('path[data-chosen]')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(placesOf('path:not([data-chosen])')).toEqual([0, 11, 12, 13, 14, 16, 17, 19]); // there are no items at 15 and 18
});
