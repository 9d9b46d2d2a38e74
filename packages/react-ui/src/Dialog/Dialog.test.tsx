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

test('Escape closes a dialog and returns focus to its opener', async () => {
  const screen = await render(<Default />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(document.activeElement).toHaveTextContent('Subscribe');
});

test('Tab stays inside an open dialog', async () => {
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

test('a link to its hash opens a dialog as a modal, and closing it removes the hash', async () => {
  const screen = await render(<Default />);
  await userEvent.click(screen.getByRole('link', { name: 'By a link' }));
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(isModal(screen.getByRole('dialog').element())).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => location.hash).toBe('');
  await expect.element(screen.getByRole('link', { name: 'By a link' })).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'By a link' }));
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});

test('Back closes a dialog that a link has opened', async () => {
  const screen = await render(<Default />);
  await userEvent.click(screen.getByRole('link', { name: 'By a link' }));
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  history.back();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(location.hash).toBe('');
});

test('a dialog is shown when the page loads with its hash', async () => {
  history.replaceState(null, '', '#newsletter');
  const screen = await render(<Default />);
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});

test('a controlled dialog opens as a modal and reports when it closes', async () => {
  const screen = await render(<Controlled />);
  await expect.poll(() => isModal(screen.getByRole('dialog').element())).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});

test('a dialog that a content blocker hides is closed, so that the page stays usable', async () => {
  const screen = await render(<Controlled style={{ display: 'none' }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  expect(screen.container.querySelector(':modal')).toBeNull();
});

test('the page behind an open dialog does not scroll', async () => {
  const screen = await render(<Controlled />);
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => getComputedStyle(document.documentElement).overflow).toBe('visible');
});

test('before scripts load a dialog opens by its invoker and its hash, and can be closed', async () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<Default />);
  document.body.append(page);
  const dialog = page.querySelector('dialog');
  if (dialog === null) throw new Error('no dialog found');
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
