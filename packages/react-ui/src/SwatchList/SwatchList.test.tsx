import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import * as stories from './SwatchList.stories.tsx';

const { Narrow, WideMode } = composeStories(stories);

test.each([
  ['UI-052 three under 1330 px', Narrow, 1329, 3, '+5'],
  ['UI-052 five from 1330 px', Narrow, 1330, 5, '+3'],
  ['UI-053 in the wider mode five', WideMode, 1329, 5, '+3'],
  ['UI-053 in the wider mode seven', WideMode, 1330, 7, '+1'],
] as const)('%s', async (_, Story, width, count, rest) => {
  await page.viewport(width, 600);
  const { container } = await render(<Story />);
  const shown = [...container.querySelectorAll('li')].filter((item) => item.checkVisibility());
  expect(shown).toHaveLength(count + 1);
  expect(shown.at(-1)).toHaveTextContent(rest);
});
