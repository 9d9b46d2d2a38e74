import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ErrorSummary } from './ErrorSummary.tsx';
import * as stories from './ErrorSummary.stories.tsx';

const { Default } = composeStories(stories);

test('it takes the focus and its lines lead to the fields', async () => {
  const screen = await render(<Default />);
  await expect.element(screen.getByRole('group')).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
});

test('it takes the focus again when other problems come', async () => {
  const screen = await render(<ErrorSummary title="Attention" problems={[]} />);
  for (const text of ['Enter an e-mail address.', 'Enter a postal code.']) {
    await screen.rerender(<ErrorSummary title="Attention" problems={[{ field: 'x', text }]} />);
    await expect.element(screen.getByRole('group')).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
  }
});
