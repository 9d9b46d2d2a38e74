import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import * as stories from './FacetGroup.stories.tsx';

const { ShowMore, ChosenAmongTheRest } = composeStories(stories);

test('keys open the rest, and a box that is checked there keeps its place and the focus', async () => {
  const { getByText, getByRole } = await render(<ShowMore />);
  for (const _ of ['the line', 'the first box', 'the second box', 'show more']) await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(getByText('Show less')).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(getByRole('checkbox', { name: /Brass/ })).toBeChecked();
  await expect.element(getByRole('checkbox', { name: /Brass/ })).toHaveFocus();
});

test('what is chosen at first is in sight, and the line counts it', async () => {
  const { container, getByRole } = await render(<ChosenAmongTheRest />);
  await expect.element(getByRole('checkbox', { name: /Matte Black/ })).toBeVisible();
  expect(container.querySelector('[data-part=disclosure-note]')).toHaveTextContent('1');
});
