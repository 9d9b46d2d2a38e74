import { composeStories } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ErrorSummary } from './ErrorSummary.tsx';
import * as stories from './ErrorSummary.stories.tsx';

const { Default } = composeStories(stories);

test('the error summary takes focus and its lines link to the fields', async () => {
  const screen = await render(<Default />);
  await expect.element(screen.getByRole('group')).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
});

test('the error summary takes focus again when new problems appear', async () => {
  const screen = await render(<ErrorSummary title="Attention" problems={[]} />);
  for (const text of ['Enter an e-mail address.', 'Enter a postal code.']) {
    await screen.rerender(<ErrorSummary title="Attention" problems={[{ field: 'x', text }]} />);
    await expect.element(screen.getByRole('group')).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
  }
});

test('the error summary leaves focus where it is when a problem disappears', async () => {
  const lines = ['Enter an e-mail address.', 'Enter a postal code.'].map((text) => ({ field: text, text }));
  const screen = await render(<ErrorSummary title="Attention" problems={lines} />);
  await expect.element(screen.getByRole('group')).toHaveFocus();
  (document.activeElement as HTMLElement).blur();
  await screen.rerender(<ErrorSummary title="Attention" problems={lines.slice(1)} />);
  await expect.element(screen.getByText('Enter an e-mail address.')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('group')).not.toHaveFocus();
});

test('the error summary leaves focus to someone who types before hydration, and otherwise takes it', async () => {
  const summary = <ErrorSummary title="Attention" problems={[{ field: 'x', text: 'Enter a name.' }]} />;
  for (const isTyping of [true, false]) {
    const page = document.createElement('div');
    const field = document.createElement('input');
    document.body.append(field, page);
    page.innerHTML = renderToString(summary);
    if (isTyping) field.focus();
    else field.blur();
    const root = hydrateRoot(page, summary);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(document.activeElement).toBe(isTyping ? field : page.querySelector('[role=group]'));
    root.unmount();
    page.remove();
    field.remove();
  }
});
