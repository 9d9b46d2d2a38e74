import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './Disclosure.stories.tsx';

const { Exclusive } = composeStories(stories);

test('opening a disclosure by keyboard closes the open one with the same name', async () => {
  const { container } = await render(<Exclusive />);
  const open = () => [...container.querySelectorAll('details')].map((details) => details.open);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(open()).toEqual([true, false, false]);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(open()).toEqual([false, true, false]);
});
