import { composeStories } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { pictures } from '../testing/pictures.ts';
import * as stories from './Gallery.stories.tsx';

const { Default } = composeStories(stories);

test('a thumbnail shows its picture, and Escape returns from the enlarged view to the picture', async () => {
  const screen = await render(<Default />);
  await userEvent.click(screen.getByRole('link', { name: 'In chrome', exact: true }));
  const enlarge = screen.getByRole('link', { name: 'Enlarge, In chrome' });
  await expect.poll(() => Math.round(enlarge.element().getBoundingClientRect().left)).toBeLessThan(100);
  await userEvent.click(enlarge);
  await expect.element(screen.getByRole('dialog', { name: 'In chrome' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(enlarge).toHaveFocus();
});

test('the keyboard shows each picture that it reaches, and the enlarged view returns to the one it showed last', async () => {
  const screen = await render(
    <div style={{ inlineSize: '300.4px' }}>
      <Default />
    </div>,
  );
  const row = screen.container.querySelector('ul') ?? expect.fail();
  const links = [...row.querySelectorAll('a')];
  const shown = (index: number) =>
    expect
      .poll(() => Math.abs((links[index]?.getBoundingClientRect().left ?? 0) - row.getBoundingClientRect().left))
      .toBeLessThan(2);
  for (const index of links.keys()) {
    await userEvent.tab();
    expect(document.activeElement).toBe(links[index]);
    await shown(index);
  }
  await userEvent.keyboard('{Enter}{ArrowLeft}{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(document.activeElement).toBe(links.at(-2));
  await shown(links.length - 2);
});

test('a picture that has keyboard focus shows it: the picture does not cover the indicator', async () => {
  const screen = await render(<Default />);
  const enlarge = screen.getByRole('link', { name: /^Enlarge/ }).first();
  await expect.poll(() => enlarge.element().querySelector('[data-loaded]')).not.toBeNull();
  const shown = () => page.screenshot({ element: enlarge.element(), base64: true, save: false });
  const before = await shown();
  await userEvent.tab();
  await expect.element(enlarge).toHaveFocus();
  expect(await shown()).not.toBe(before);
});

test('in a right-to-left language the arrows point to the left for the next picture, and so do the keys', async () => {
  const screen = await render(
    <div dir="rtl">
      <Default />
    </div>,
  );
  const next = screen.getByRole('button', { name: 'Next' }).element().querySelector('svg') ?? expect.fail();
  expect(getComputedStyle(next).scale).toBe('-1 1');
  await userEvent.click(screen.getByRole('link', { name: 'Enlarge, Front' }));
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('dialog', { name: 'In chrome' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
});

test('a second press counts although the scroll of the first ends on the way; a swipe is followed', async () => {
  const screen = await render(<Default />);
  const row = screen.container.querySelector('ul') ?? expect.fail();
  const next = screen.getByRole('button', { name: 'Next' });
  const shown = () => [...screen.container.querySelectorAll('ol a')].findIndex((link) => link.ariaCurrent === 'true');
  row.scrollTo = () => undefined; // still on the way
  await userEvent.click(next);
  row.dispatchEvent(new Event('scrollend'));
  await userEvent.click(next);
  expect(shown()).toBe(2);
  row.dispatchEvent(new Event('pointerdown'));
  row.dispatchEvent(new Event('scrollend'));
  await expect.poll(shown).toBe(0);
});

test('a server-rendered gallery shows the picture in its enlarged view too', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<Default />);
  const root = hydrateRoot(page, <Default />);
  const enlarge = page.querySelector('a[aria-haspopup=dialog]');
  if (enlarge instanceof HTMLElement) await userEvent.click(enlarge);
  await expect.poll(() => page.querySelector('dialog[open] img')?.getAttribute('alt')).toBe(pictures.nickel.alt);
  root.unmount();
  page.remove();
});

test('before scripts load a picture links to its large copy and a thumbnail to its position in the row', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<Default />);
  const links = [...page.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
  expect(links).toContain(pictures.chrome.src);
  const places = links.filter((href) => href.startsWith('#') && !href.endsWith('-closed'));
  expect(places).toHaveLength(4);
  for (const place of places) expect(page.querySelector(`[id="${place.slice(1)}"]`)).not.toBeNull();
});
