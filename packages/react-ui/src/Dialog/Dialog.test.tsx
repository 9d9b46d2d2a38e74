import { composeStories } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import * as stories from './Dialog.stories.tsx';

const { Controlled, Default } = composeStories(stories);
const isModal = (element: Element) => element.matches(':modal');

afterEach(() => history.replaceState(null, '', location.pathname + location.search));

test('Esc closes it and brings the focus back to its opener', async () => {
  const screen = await render(<Default />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(document.activeElement).toHaveTextContent('Subscribe');
});

test('Tab stays inside while it is open', async () => {
  const screen = await render(<Default />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  for (let stop = 0; stop < 8; stop += 1) {
    await userEvent.tab();
    const at = document.activeElement;
    expect(at === document.body || dialog.element().contains(at)).toBe(true);
  }
});

test('a link to its hash opens it as a modal, closing takes the hash away', async () => {
  const screen = await render(<Default />);
  await userEvent.click(screen.getByRole('link', { name: 'By a link' }));
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(isModal(screen.getByRole('dialog').element())).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => location.hash).toBe('');
  await userEvent.click(screen.getByRole('link', { name: 'By a link' }));
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});

test('a page that opens at its hash shows it at once', async () => {
  history.replaceState(null, '', '#newsletter');
  const screen = await render(<Default />);
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});

test('its owner opens it as a modal and hears of its close', async () => {
  const screen = await render(<Controlled />);
  await expect.poll(() => isModal(screen.getByRole('dialog').element())).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});

test('the page behind does not scroll while it is open', async () => {
  const screen = await render(<Controlled />);
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => getComputedStyle(document.documentElement).overflow).toBe('visible');
});

test('before scripts its invoker and its hash open it, and it can be left', async () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<Default />);
  document.body.append(page);
  const dialog = page.querySelector('dialog');
  if (dialog === null) throw new Error('no dialog');
  const visible = (element: Element | null) => element?.checkVisibility() ?? false;
  const [close, leave] = [dialog.querySelector('button'), dialog.querySelector('a')];
  page.querySelector('button')?.click();
  expect(isModal(dialog)).toBe(true);
  expect([visible(close), visible(leave)]).toEqual([true, false]);
  close?.click();
  expect(dialog.open).toBe(false);
  location.hash = '#newsletter';
  await expect.poll(() => visible(dialog)).toBe(true);
  expect([visible(close), visible(leave)]).toEqual([false, true]);
  leave?.click();
  await expect.poll(() => visible(dialog)).toBe(false);
  page.remove();
});
