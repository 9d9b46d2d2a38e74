import { composeStories } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Form } from './Form.tsx';
import * as stories from './Form.stories.tsx';

const { Default } = composeStories(stories);

test('every failed attempt to submit moves focus to the summary, even with the same problems', async () => {
  const { getByRole } = await render(<Default />);
  const summary = getByRole('group', { name: '2 fields need your attention' });
  for (const attempt of [1, 2]) {
    await userEvent.click(getByRole('button', { name: 'Subscribe' }));
    await expect.element(summary, { message: `attempt ${attempt}` }).toHaveFocus();
  }
});

test('new problems from the server replace the previous ones', async () => {
  const answer = (text: string) => [{ field: 'email', text }];
  const { getByRole, rerender } = await render(<Default problems={answer('Taken')} />);
  await expect.element(getByRole('link', { name: 'Taken' })).toBeVisible();
  await rerender(<Default problems={answer('Blocked')} />);
  await expect.element(getByRole('link', { name: 'Blocked' })).toBeVisible();
  await expect.element(getByRole('link', { name: 'Taken' })).not.toBeInTheDocument();
});

test('a required group of radio buttons is reported once, and a button with formNoValidate submits without validation', async () => {
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { getByRole } = await render(
    <Form summaryTitle={(count) => `${count} problems`} onSubmit={send}>
      {['ground', 'express'].map((value) => (
        <label key={value}>
          {value} <input type="radio" name="shipping" id={value} value={value} required />
        </label>
      ))}
      <button type="submit">Send</button>
      <button type="submit" formNoValidate>
        Save for later
      </button>
    </Form>,
  );
  await userEvent.click(getByRole('button', { name: 'Send' }));
  await expect.element(getByRole('group', { name: '1 problems' })).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(getByRole('button', { name: 'Save for later' }));
  expect(send).toHaveBeenCalledOnce();
});

test('before scripts load the browser validates the form', () => {
  expect(renderToStaticMarkup(<Default />)).not.toContain('novalidate');
});
