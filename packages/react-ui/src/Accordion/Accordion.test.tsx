import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './Accordion.stories.tsx';

const { Default, Exclusive } = composeStories(stories);

/** Opens the first two lines by keyboard; which lines are open then. */
async function openTwo(root: HTMLElement): Promise<boolean[]> {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  return [...root.querySelectorAll('details')].map(({ open }) => open);
}

test('keys open several lines', async () => {
  const { container } = await render(<Default />);
  expect(await openTwo(container)).toEqual([true, true, false]);
});

test('keys that open a line of an exclusive accordion close the line that was open', async () => {
  const { container } = await render(<Exclusive />);
  expect(await openTwo(container)).toEqual([false, true, false]);
});

test('two exclusive accordions on a page leave each other’s lines open', async () => {
  const { container } = await render(
    <>
      <Exclusive />
      <Exclusive />
    </>,
  );
  const [first, , , fourth] = container.querySelectorAll('details');
  await userEvent.click(first?.querySelector('summary') ?? container);
  await userEvent.click(fourth?.querySelector('summary') ?? container);
  expect([first?.open, fourth?.open]).toEqual([true, true]);
});
