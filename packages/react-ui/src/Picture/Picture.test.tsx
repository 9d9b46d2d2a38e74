import { composeStories } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { hydrateRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { pictures } from '../testing/pictures.ts';
import * as stories from './Picture.stories.tsx';
import { maxSwaps } from './use-fallback.ts';

const { Default, FallsBack, NothingLoads, Placeholder, Priority } = composeStories(stories);
const shownIn = (container: Element) => container.querySelector<HTMLImageElement>('picture img');

test('UI-048 a failed picture falls back to its copy without webp, then to the placeholder picture', async () => {
  const seen: (string | null)[] = [];
  const { container } = await render(
    <FallsBack onError={(event) => seen.push(event.currentTarget.getAttribute('src'))} />,
  );
  await expect.poll(() => shownIn(container)?.naturalWidth).toBeGreaterThan(0);
  expect(seen).toEqual(['/missing/picture.webp', '/missing/picture.jpg']);
  expect(shownIn(container)).toHaveAttribute('src', pictures.basin.src);
});

test('a picture falls back at most twice, then its alt text is shown', async () => {
  const seen = new Set<string | null>();
  const screen = await render(<NothingLoads onError={(event) => seen.add(event.currentTarget.getAttribute('src'))} />);
  await expect.element(screen.getByText(pictures.nickel.alt)).toBeVisible();
  expect(seen.size).toBe(maxSwaps + 1);
  await expect.element(screen.getByRole('img', { name: pictures.nickel.alt })).toBeInTheDocument();
});

test('a picture that failed before scripts ran falls back after hydration', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToStaticMarkup(<FallsBack />);
  document.body.append(container);
  await expect.poll(() => shownIn(container)?.complete).toBe(true);
  expect(shownIn(container)?.naturalWidth).toBe(0);
  const root = hydrateRoot(container, <FallsBack />);
  await expect.poll(() => shownIn(container)?.getAttribute('src')).toBe(pictures.basin.src);
  root.unmount();
  container.remove();
});

test('a picture takes up the same space before, while and after it loads, whatever loads', async () => {
  const sizes = new Set<string>();
  const measure = (container: Element) => {
    const { width, height } = container.firstElementChild?.getBoundingClientRect() ?? {};
    sizes.add(`${width ?? 0}x${height ?? 0}`);
  };
  for (const Story of [Placeholder, Default, NothingLoads]) {
    const { container, unmount } = await render(<Story />);
    measure(container);
    await expect.poll(() => shownIn(container)?.complete).toBe(true);
    measure(container);
    await unmount();
  }
  const { container } = await render(<Default src={pictures.room.src} />);
  await expect.poll(() => shownIn(container)?.naturalWidth).toBe(pictures.room.width);
  measure(container);
  expect(sizes.size).toBe(1);
});

test('a priority picture loads eagerly with high priority, others load lazily', () => {
  expect(renderToStaticMarkup(<Priority />)).toMatch(/loading="eager" fetchPriority="high"/i);
  expect(renderToStaticMarkup(<Default />)).toMatch(/loading="lazy"/);
});

test('a picture whose sources failed shows another picture in its place', async () => {
  const { container, rerender } = await render(<NothingLoads />);
  await expect.poll(() => container.querySelector('[data-failed]')).not.toBeNull();
  await rerender(<NothingLoads src={pictures.basin.src} />);
  await expect.poll(() => shownIn(container)?.naturalWidth).toBeGreaterThan(0);
  expect(shownIn(container)?.getAttribute('src')).toBe(pictures.basin.src);
});
