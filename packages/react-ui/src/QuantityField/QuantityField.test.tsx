import { composeStories } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './QuantityField.stories.tsx';

const { Default, InForm } = composeStories(stories);

test('before scripts load a step button submits its form with its name and value', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<InForm />);
  document.body.append(page);
  const sent: [string, FormDataEntryValue][][] = [];
  page.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push([...new FormData(event.target as HTMLFormElement, event.submitter)]);
  });
  for (const button of page.querySelectorAll<HTMLButtonElement>('button[name]')) button.click();
  expect(sent.map((entries) => Object.fromEntries(entries))).toEqual([
    { intent: 'decrease', quantity: '1' },
    { intent: 'increase', quantity: '1' },
  ]);
  page.remove();
});

test('before scripts load Enter submits the typed quantity without a step', async () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<InForm />);
  document.body.append(page);
  const onSubmit = vi.fn((event: SubmitEvent) => {
    event.preventDefault();
    return [...new FormData(event.target as HTMLFormElement, event.submitter)];
  });
  page.addEventListener('submit', onSubmit);
  page.querySelector('input')?.focus();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveReturnedWith([['quantity', '1']]);
  page.remove();
});

test('with scripts a step button changes the number and submits nothing', async () => {
  const onSubmit = vi.fn();
  const screen = await render(<InForm />);
  screen.container.addEventListener('submit', onSubmit);
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  await expect.element(screen.getByRole('spinbutton')).toHaveValue(2);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a step triggers the same events as typing', async () => {
  const onChange = vi.fn();
  const screen = await render(<Default onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: /Increase/ }));
  expect(onChange).toHaveBeenCalledOnce();
  await userEvent.clear(screen.getByRole('spinbutton'));
  await userEvent.click(screen.getByRole('button', { name: /Decrease/ }));
  await expect.element(screen.getByRole('spinbutton')).toHaveValue(1);
});
