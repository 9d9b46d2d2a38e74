import { composeStories } from '@storybook/react-vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import * as stories from './Carousel.stories.tsx';
import { act } from '../testing/act.ts';

const { Autoplay, Default } = composeStories(stories);
const shown = (container: Element) =>
  [...container.querySelectorAll('li')].findIndex((slide) => slide.hasAttribute('aria-current'));
/** Advances the clock, then waits for the row to settle: scrolling does not follow the fake clock. */
async function pass(ms: number) {
  await act(() => vi.advanceTimersByTime(ms));
  for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
}

/** Disables smooth scrolling, because the fake clock runs faster than an animation. */
const atOnce = new CSSStyleSheet();
atOnce.replaceSync('* { scroll-behavior: auto !important } body { padding: 4rem !important }');

beforeEach(async () => {
  document.adoptedStyleSheets = [atOnce];
  // A hovered carousel would pause, so the pointer rests in the corner.
  await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  document.adoptedStyleSheets = [];
  await cdp().send('Emulation.setEmulatedMedia', { features: [] });
});

test('UI-020 a slide stays for 5000 ms, and the first slide follows the last', async () => {
  const { container } = await render(<Autoplay />);
  await pass(4999);
  expect(shown(container)).toBe(0);
  await pass(1);
  expect(shown(container)).toBe(1);
  await pass(5000);
  expect(shown(container)).toBe(2);
  await pass(5000);
  expect(shown(container)).toBe(0);
});

test('a carousel moves only with autoplay, and not while paused, focused or under reduced motion', async () => {
  const still = await render(<Default />);
  await pass(60_000);
  expect(shown(still.container)).toBe(0);
  await still.unmount();

  const paused = await render(<Autoplay />);
  const pause = paused.getByRole('button', { name: 'Pause' }).element() as HTMLElement;
  act(() => pause.focus());
  await pass(60_000);
  expect(shown(paused.container)).toBe(0);
  act(() => pause.click());
  act(() => pause.blur());
  await pass(60_000);
  expect(shown(paused.container)).toBe(0);
  await paused.unmount();

  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] });
  const reduced = await render(<Autoplay />);
  await pass(60_000);
  expect(shown(reduced.container)).toBe(0);
});

test('a carousel stays paused while it is focused, even when the pointer leaves it, and while it is hovered, even when focus leaves it', async () => {
  const { container, getByRole } = await render(<Autoplay />);
  const carousel = getByRole('region').element();
  const pause = getByRole('button', { name: 'Pause' }).element() as HTMLElement;
  act(() => pause.focus());
  await userEvent.hover(carousel);
  await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } });
  await pass(60_000);
  expect(shown(container)).toBe(0);
  await userEvent.hover(carousel);
  act(() => pause.blur());
  await pass(60_000);
  expect(shown(container)).toBe(0);
  await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } });
  await pass(5000);
  expect(shown(container)).toBe(1);
});

test('a carousel that pauses also calls the handlers in its props', async () => {
  const handlers = { onFocus: vi.fn(), onBlur: vi.fn(), onPointerEnter: vi.fn(), onPointerLeave: vi.fn() };
  const { container, getByRole } = await render(<Autoplay {...handlers} />);
  const pause = getByRole('button', { name: 'Pause' }).element() as HTMLElement;
  await userEvent.hover(getByRole('region').element());
  act(() => pause.focus());
  await pass(60_000);
  expect(shown(container)).toBe(0);
  act(() => pause.blur());
  await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } });
  for (const handler of Object.values(handlers)) expect(handler).toHaveBeenCalledTimes(1);
  await pass(5000);
  expect(shown(container)).toBe(1);
});

test('a carousel of several visible slides moves from right to left', async () => {
  const { container, getByRole } = await render(
    <div dir="rtl">
      <style>{'section { --basin-slide: 60% }'}</style>
      <Default />
    </div>,
  );
  const row = container.querySelector('ul') ?? container;
  act(() => (getByRole('button', { name: 'Next' }).element() as HTMLElement).click());
  await pass(500);
  const [, second] = [...row.children];
  expect(second?.getBoundingClientRect().right).toBeCloseTo(row.getBoundingClientRect().right, 0);
  expect(shown(container)).toBe(1);
});
