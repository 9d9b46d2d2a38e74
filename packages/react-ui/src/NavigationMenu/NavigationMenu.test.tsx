import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import * as stories from './NavigationMenu.stories.tsx';

const { Default } = composeStories(stories);

test('a key opens a panel below the menu, Tab moves into it, and Escape returns focus to its button', async () => {
  const { getByRole } = await render(<Default />);
  const bathroom = getByRole('button', { name: 'Bathroom' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const faucets = getByRole('link', { name: 'Faucets' });
  await expect.element(faucets).toBeVisible();
  const below = faucets.element().getBoundingClientRect().top - bathroom.element().getBoundingClientRect().bottom;
  expect(below).toBeGreaterThanOrEqual(0);
  await userEvent.tab();
  await expect.element(faucets).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(bathroom).toHaveFocus();
  await expect.element(faucets).not.toBeInTheDocument();
});

test('a panel opens at the lower edge of its button, wherever that is', async () => {
  const { getByRole } = await render(
    <>
      {'A long announcement. '.repeat(60)}
      <Default />
    </>,
  );
  const button = getByRole('button', { name: 'Bathroom' });
  await userEvent.click(button);
  const panel = document.querySelector('[popover]:popover-open');
  const { bottom } = button.element().getBoundingClientRect();
  expect(bottom).toBeGreaterThan(100);
  await expect.poll(() => panel?.getBoundingClientRect().top).toBeCloseTo(bottom, 0);
});

test('a panel closes when focus moves on past its last link, so that it does not cover what has focus', async () => {
  const { getByRole } = await render(
    <>
      <Default />
      <button>Search</button>
    </>,
  );
  await userEvent.click(getByRole('button', { name: 'Bathroom' }));
  const links = getByRole('link').elements();
  const panel = links.find((link) => link.textContent === 'Faucets')?.closest<HTMLElement>('[popover]');
  panel?.querySelector<HTMLElement>('a:last-of-type')?.focus();
  expect(panel?.matches(':popover-open')).toBe(true);
  getByRole('button', { name: 'Search' }).element().focus();
  await expect.poll(() => panel?.matches(':popover-open')).toBe(false);
  await expect.element(getByRole('button', { name: 'Search' })).toHaveFocus();
});
