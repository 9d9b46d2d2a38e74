import { composeStories } from '@storybook/react-vite';
import type { SubmitEvent } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { Button } from './Button.tsx';
import * as stories from './Button.stories.tsx';

const { French } = composeStories(stories);

test('a pending button does not submit its form and keeps focus', async () => {
  let submitted = 0;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    submitted += 1;
  };
  const screen = await render(
    <form onSubmit={submit}>
      <Button type="submit" pending>
        Place order
      </Button>
    </form>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button')).toHaveFocus();
  expect(submitted).toBe(0);
});

test('a button is at least 44 px high and wraps its text', async () => {
  const screen = await render(<French />);
  const { height, width } = screen.getByRole('button').element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
  expect(width).toBeLessThanOrEqual(innerWidth);
});
