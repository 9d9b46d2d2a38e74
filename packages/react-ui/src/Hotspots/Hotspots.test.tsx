import { composeStories } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { Hotspots } from './Hotspots.tsx';
import * as stories from './Hotspots.stories.tsx';

const { Default } = composeStories(stories);

test('a point stays at its position at any width', async () => {
  const { container } = await render(<Default />);
  const picture = container.firstElementChild?.getBoundingClientRect();
  const point = container.querySelector('button')?.getBoundingClientRect();
  if (picture === undefined || point === undefined) throw new Error('not rendered');
  expect((point.left + point.width / 2 - picture.left) / picture.width).toBeCloseTo(0.5, 2);
  expect((point.top + point.height / 2 - picture.top) / picture.height).toBeCloseTo(0.66, 2);
  expect(point.width).toBeGreaterThanOrEqual(44);
});

test('points near the edges stay at their positions', async () => {
  const corners = [0, 100].flatMap((x) =>
    [0, 3, 100].map((y) => ({ id: `${x}-${y}`, x, y, label: `${x} ${y}`, content: '' })),
  );
  const { container } = await render(
    <Hotspots spots={corners}>
      <svg width="300" height="200" aria-hidden />
    </Hotspots>,
  );
  const plane = container.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
  const places = [...container.querySelectorAll('button')].map((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return [(left + width / 2 - plane.left) / plane.width, (top + height / 2 - plane.top) / plane.height];
  });
  expect(places).toHaveLength(6);
  for (const [index, { x, y }] of corners.entries()) {
    expect(places[index]?.[0]).toBeCloseTo(x / 100, 2);
    expect(places[index]?.[1]).toBeCloseTo(y / 100, 2);
  }
});

test('a card opens next to its point', async () => {
  const screen = await render(<Default />);
  const button = screen.getByRole('button', { name: 'Marlow freestanding bath' });
  await userEvent.click(button);
  const card = screen.getByRole('group', { name: 'Marlow freestanding bath' }).element().getBoundingClientRect();
  const point = button.element().getBoundingClientRect();
  expect(Math.min(Math.abs(card.top - point.bottom), Math.abs(point.top - card.bottom))).toBeLessThan(20);
});

test('Escape closes a card and returns focus to its point', async () => {
  const screen = await render(<Default />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('$4,950.00')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('$4,950.00')).not.toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Marlow freestanding bath' })).toHaveFocus();
});

test('a point opens its card before scripts load', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<Default />);
  document.body.append(page);
  page.querySelector('button')?.click();
  expect(page.querySelector('[popover]')?.matches(':popover-open')).toBe(true);
  page.remove();
});
