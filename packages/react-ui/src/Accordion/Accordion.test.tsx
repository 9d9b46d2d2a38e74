import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './Accordion.stories.tsx';

const { Default, Exclusive } = composeStories(stories);

/** Opens the first two lines by keyboard and returns which lines are open. */
async function openTwo(root: HTMLElement): Promise<boolean[]> {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  return [...root.querySelectorAll('details')].map(({ open }) => open);
}

test('keyboard users can open several lines of an accordion', async () => {
  const { container } = await render(<Default />);
  expect(await openTwo(container)).toEqual([true, true, false]);
});

test('opening a line of an exclusive accordion by keyboard closes the line that was open', async () => {
  const { container } = await render(<Exclusive />);
  expect(await openTwo(container)).toEqual([false, true, false]);
});

test('two exclusive accordions on a page do not close each other’s lines', async () => {
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
