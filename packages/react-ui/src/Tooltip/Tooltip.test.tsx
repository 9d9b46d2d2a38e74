import { composeStories } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { LinkButton } from '../Button/LinkButton.tsx';
import { Tooltip } from './Tooltip.tsx';
import * as stories from './Tooltip.stories.tsx';

const { Default } = composeStories(stories);

test('Escape hides a tooltip while its control keeps focus', async () => {
  const { getByRole } = await render(<Default />);
  await userEvent.tab();
  await expect.element(getByRole('tooltip')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(getByRole('tooltip')).not.toBeInTheDocument();
  await expect.element(getByRole('button')).toHaveFocus();
});

test('a tooltip stays while the pointer is over it, and Escape hides it without focus', async () => {
  const { getByRole } = await render(<Default />);
  await userEvent.hover(getByRole('button'));
  await userEvent.hover(getByRole('tooltip'));
  await expect.element(getByRole('tooltip')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(getByRole('tooltip')).not.toBeInTheDocument();
});

test('a tooltip disappears when the pointer leaves', async () => {
  const { getByRole } = await render(<Default />);
  await userEvent.hover(getByRole('button'));
  await expect.element(getByRole('tooltip')).toBeVisible();
  await userEvent.unhover(getByRole('button'));
  await expect.element(getByRole('tooltip')).not.toBeInTheDocument();
});

test('a tooltip is placed above its control, within a narrow page', async () => {
  await page.viewport(320, 600);
  const { getByRole } = await render(
    <>
      {Array.from({ length: 12 }, (_, index) => (
        <br key={index} />
      ))}
      <Default />
    </>,
  );
  await userEvent.tab();
  const tip = getByRole('tooltip').element().getBoundingClientRect();
  expect(tip.bottom).toBeLessThanOrEqual(getByRole('button').element().getBoundingClientRect().top + 1);
  expect(tip.left).toBeGreaterThanOrEqual(0);
  expect(tip.right).toBeLessThanOrEqual(320);
});

test('a tooltip describes a control that a server component sent as a lazy element', async () => {
  const control = <LinkButton href="/cart">Cart</LinkButton>;
  // React renders a lazy element as what it loads, here an element instead of a component
  const sent = lazy(() => Promise.resolve({ default: control as never })) as never;
  const { getByRole } = await render(
    <Suspense>
      <Tooltip text="3 pieces">{sent}</Tooltip>
    </Suspense>,
  );
  await expect.element(getByRole('link', { name: 'Cart' })).toHaveAccessibleDescription('3 pieces');
});
