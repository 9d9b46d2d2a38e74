import { composeStories } from '@storybook/react-vite';
import type { SubmitEvent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { fn } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Combobox } from './Combobox.tsx';
import * as stories from './Combobox.stories.tsx';

const { Default } = composeStories(stories);

test('a combobox calls onQuery once, after typing has paused for queryDelayMs', async () => {
  const onQuery = fn();
  const screen = await render(<Default onQuery={onQuery} />);
  const input = screen.getByRole('combobox');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const type = (text: string) => {
      (input.element() as HTMLInputElement).value = text;
      input.element().dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
    type('b');
    vi.advanceTimersByTime(299);
    type('ba');
    vi.advanceTimersByTime(299);
    expect(onQuery).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onQuery).toHaveBeenCalledExactlyOnceWith('ba');
  } finally {
    vi.useRealTimers();
  }
});

test('the first Escape closes the list; the second clears the field without opening the list', async () => {
  const screen = await render(<Default />);
  const input = screen.getByRole('combobox');
  await userEvent.tab();
  await userEvent.keyboard('b');
  await expect.element(input).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(input).toHaveValue('b');
  await userEvent.keyboard('{Escape}');
  await expect.element(input).toHaveValue('');
  await expect.element(input).toHaveAttribute('aria-expanded', 'false');
});

test('Enter without an active suggestion submits the form and closes the list', async () => {
  const sent = fn((event: SubmitEvent) => event.preventDefault());
  const screen = await render(
    <form onSubmit={sent}>
      <Default />
    </form>,
  );
  await userEvent.tab();
  await userEvent.keyboard('basin{Enter}');
  expect(sent).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
});

test('Enter on an active suggestion selects it without submitting the form', async () => {
  const sent = fn((event: SubmitEvent) => event.preventDefault());
  const onSelect = fn();
  await render(
    <form onSubmit={sent}>
      <Default onSelect={onSelect} />
    </form>,
  );
  await userEvent.tab();
  await userEvent.keyboard('b{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ value: 'basin-faucets' }));
  expect(sent).not.toHaveBeenCalled();
});

test('pressing a suggestion selects it, and leaving the field closes the list', async () => {
  const onSelect = fn();
  const screen = await render(<Default onSelect={onSelect} />);
  await userEvent.fill(screen.getByRole('combobox'), 'e');
  await userEvent.click(screen.getByRole('option', { name: /Ellery/ }));
  expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ value: 'ellery' }));
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
});

test('the active suggestion stays active when new suggestions appear before it', async () => {
  const basins = { value: 'basins', label: 'Basins' };
  const field = { queryDelayMs: 300, label: 'Search', listLabel: 'Suggestions' };
  const screen = await render(<Combobox {...field} options={[basins]} />);
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.keyboard('{ArrowDown}');
  await screen.rerender(<Combobox {...field} options={[{ value: 'baths', label: 'Baths' }, basins]} />);
  await expect.element(screen.getByRole('option', { selected: true })).toHaveTextContent('Basins');
});

test('before scripts load a combobox is a plain search field', () => {
  const html = renderToStaticMarkup(<Default />);
  expect(html).toContain('type="search"');
  expect(html).not.toMatch(/role="(?:combobox|listbox)"|aria-expanded/);
});
