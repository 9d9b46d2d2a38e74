import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import * as stories from './SwatchList.stories.tsx';

const { Narrow, WideMode } = composeStories(stories);

async function expectShown(Story: typeof Narrow, width: number, count: number, rest: string) {
  await page.viewport(width, 600);
  const { container } = await render(<Story />);
  const shown = [...container.querySelectorAll('[role=group] > *')].filter((item) => item.checkVisibility());
  expect(shown).toHaveLength(count);
  const list = container.querySelector('[role=group]') ?? container;
  expect(getComputedStyle(list, '::after').content).toBe(`"${rest}"`);
}

test.each([
  [1329, 3, '+5'],
  [1330, 5, '+3'],
] as const)('UI-052 on a screen of %d px %d swatches show', async (width, count, rest) => {
  await expectShown(Narrow, width, count, rest);
});

test.each([
  [1329, 5, '+3'],
  [1330, 7, '+1'],
] as const)('UI-053 in the wider mode, on a screen of %d px, %d swatches show', async (width, count, rest) => {
  await expectShown(WideMode, width, count, rest);
});

test('a swatch list shows its new finishes when two of them have the same name', async () => {
  const swatches = (...labels: string[]) => labels.map((label) => ({ label, color: 'gray' }));
  const { container, rerender } = await render(<WideMode swatches={swatches('Black', 'Nickel', 'Black')} />);
  await rerender(<WideMode swatches={swatches('Nickel', 'Black')} />);
  const titles = [...container.querySelectorAll<HTMLElement>('[data-part=swatch-list-face]')].map(({ title }) => title);
  expect(titles).toEqual(['Nickel', 'Black']);
});
