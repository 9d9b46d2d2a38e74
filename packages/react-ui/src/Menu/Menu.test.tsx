import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import * as stories from './Menu.stories.tsx';

const { IconOnly } = composeStories(stories);

test('a key opens the menu, Tab moves to its links, and Escape returns focus to the button', async () => {
  const { getByRole } = await render(<IconOnly />);
  const button = getByRole('button', { name: 'Account' });
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(getByRole('list', { name: 'Account' })).toBeVisible();
  await userEvent.tab();
  await expect.element(getByRole('link', { name: 'Orders' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  await expect.element(getByRole('list', { name: 'Account' })).not.toBeInTheDocument();
});
