import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import '../styles.css';
import { Popover } from './Popover.tsx';
import * as stories from './Popover.stories.tsx';

const { Default, Open } = composeStories(stories);

test('a key opens a popover, Tab moves into it, and Escape returns focus to its button', async () => {
  const { getByRole } = await render(<Default />);
  const panel = getByRole('region', { name: 'In your cart' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel).toBeVisible();
  await userEvent.tab();
  await expect.element(getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(getByRole('button', { name: 'In your cart' })).toHaveFocus();
  await expect.element(panel).not.toBeInTheDocument();
});

test('on a wide screen a popover opens below its button, within the page', async () => {
  await page.viewport(1280, 800);
  const { getByRole } = await render(<Default />);
  await userEvent.click(getByRole('button', { name: 'In your cart' }));
  const panel = getByRole('region', { name: 'In your cart' }).element().getBoundingClientRect();
  const button = getByRole('button', { name: 'In your cart' }).element().getBoundingClientRect();
  expect(panel.top).toBeGreaterThanOrEqual(button.bottom);
  expect(panel.top - button.bottom).toBeLessThan(24);
  expect(panel.left).toBeGreaterThanOrEqual(0);
});

test('a popover that its caller opens follows the focused element in the tab order, and keeps its place on the page', async () => {
  await page.viewport(1280, 800);
  const pageWith = (open: boolean) => (
    <>
      <Popover title="In your cart" closeLabel="Close" open={open} />
      <button>Add to cart</button>
      <button>Share</button>
    </>
  );
  const { getByRole, rerender } = await render(pageWith(false));
  getByRole('button', { name: 'Add to cart' }).element().focus();
  await rerender(pageWith(true));
  const panel = getByRole('region', { name: 'In your cart' });
  await expect.element(panel).toBeVisible();
  await expect.element(getByRole('button', { name: 'Add to cart' })).toHaveFocus();
  expect(innerWidth - panel.element().getBoundingClientRect().right).toBeLessThan(24);
  await userEvent.tab();
  await expect.element(getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(getByRole('button', { name: 'Share' })).toHaveFocus();
});

test('a popover that opens without a button does not take focus, and its own button closes it', async () => {
  const { getByRole } = await render(<Open />);
  const panel = getByRole('region', { name: 'In your cart' });
  await expect.element(panel).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(getByRole('button', { name: 'Close' }));
  await expect.element(panel).not.toBeInTheDocument();
});

test('a sidebar that covers a narrow page takes focus, keeps it in view, and closes when focus leaves it', async () => {
  await page.viewport(375, 667);
  const { getByRole } = await render(
    <>
      <Button popoverTarget="filters">Filters</Button>
      <Popover sidebar id="filters" title="Filters" closeLabel="Close">
        <button>Show all</button>
      </Popover>
      <button>First product</button>
    </>,
  );
  await userEvent.click(getByRole('button', { name: 'Filters' }));
  const panel = getByRole('region', { name: 'Filters' });
  await expect.poll(() => panel.element().contains(document.activeElement)).toBe(true);
  await userEvent.tab();
  await expect.element(getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(getByRole('button', { name: 'First product' })).toHaveFocus();
});
