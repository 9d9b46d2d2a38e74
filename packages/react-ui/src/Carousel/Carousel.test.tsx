import { composeStories } from '@storybook/react-vite';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './Carousel.stories.tsx';

const { Autoplay, Default } = composeStories(stories);
const shown = (container: Element) =>
  [...container.querySelectorAll('li')].findIndex((slide) => slide.hasAttribute('aria-current'));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(async () => {
  vi.useRealTimers();
  await cdp().send('Emulation.setEmulatedMedia', { features: [] });
});

test('UI-020 a slide stays for 5000 ms, and the first follows the last', async () => {
  const { container } = await render(<Autoplay />);
  await pass(4999);
  expect(shown(container)).toBe(0);
  await pass(1);
  expect(shown(container)).toBe(1);
  await pass(5000);
  await pass(5000);
  expect(shown(container)).toBe(0);
});

test('it stands still unless asked to play, while paused, in focus, or under reduced motion', async () => {
  const still = await render(<Default />);
  await pass(60_000);
  expect(shown(still.container)).toBe(0);

  const paused = await render(<Autoplay />);
  const pause = paused.getByRole('button', { name: 'Pause' }).element() as HTMLElement;
  act(() => pause.focus());
  await pass(60_000);
  expect(shown(paused.container)).toBe(0);
  act(() => pause.click());
  act(() => pause.blur());
  await pass(60_000);
  expect(shown(paused.container)).toBe(0);

  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] });
  const reduced = await render(<Autoplay />);
  await pass(60_000);
  expect(shown(reduced.container)).toBe(0);
});
