import { composeStories } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { ToastRegion } from './ToastRegion.tsx';
import * as stories from './ToastRegion.stories.tsx';
import { act } from '../testing/act.ts';

const { Confirmation, Empty, Failure } = composeStories(stories);

beforeEach(async () => {
  // A hovered toast would stay, so the pointer rests in the corner.
  await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('UI-019 a toast stays for 5000 ms', async () => {
  const onDismiss = fn();
  await render(<Confirmation onDismiss={onDismiss} />);
  await pass(4999);
  expect(onDismiss).not.toHaveBeenCalled();
  await pass(1);
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('saved');
});

test('UI-036 a toast lies over the page and does not move it', async () => {
  const screen = await render(
    <>
      <Confirmation />
      <main style={{ blockSize: '200vh' }} />
    </>,
  );
  const { left, top, bottom } = screen.getByText('Saved to favourites.').element().getBoundingClientRect();
  expect(top).toBeGreaterThan(0);
  expect(bottom).toBeLessThan(innerHeight);
  expect(document.elementsFromPoint(left, top)).toContain(screen.getByRole('main').element());
});

test('the timer of a toast pauses while it has focus and restarts afterwards', async () => {
  const onDismiss = fn();
  const screen = await render(<Confirmation onDismiss={onDismiss} />);
  const dismiss = screen.getByRole('button').element() as HTMLElement;
  act(() => dismiss.focus());
  await pass(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  act(() => dismiss.blur());
  await pass(5000);
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('the timer of a toast does not restart when other toasts appear', async () => {
  const onDismiss = vi.fn();
  const region = (ids: readonly string[]) => (
    <ToastRegion
      durationMs={5000}
      messages={ids.map((id) => ({ id, text: id }))}
      dismissLabel="Dismiss"
      onDismiss={(id) => void onDismiss(id)}
    />
  );
  const screen = await render(region(['first']));
  await pass(3000);
  await screen.rerender(region(['first', 'second']));
  await pass(2000);
  expect(onDismiss.mock.calls).toEqual([['first']]);
});

test('an error toast stays until it is dismissed', async () => {
  const onDismiss = fn();
  await render(<Failure onDismiss={onDismiss} />);
  await pass(3_600_000);
  expect(onDismiss).not.toHaveBeenCalled();
});

test('the toast region is on the page before the first message, so that the message is announced', async () => {
  const screen = await render(<Empty />);
  await expect.element(screen.getByRole('status')).toBeInTheDocument();
});

test('a toast stays while it has focus, even when the pointer leaves it, and while it is hovered, even when focus leaves it', async () => {
  const onDismiss = fn();
  const screen = await render(<Confirmation onDismiss={onDismiss} />);
  const dismiss = screen.getByRole('button').element() as HTMLElement;
  const leave = () => userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } });
  act(() => dismiss.focus());
  await userEvent.hover(dismiss);
  await leave();
  await pass(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  await userEvent.hover(dismiss);
  act(() => dismiss.blur());
  await pass(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  await leave();
  await pass(5000);
  expect(onDismiss).toHaveBeenCalledOnce();
});
