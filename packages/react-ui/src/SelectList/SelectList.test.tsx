import { composeStories } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { matches } from './matches.ts';
import * as stories from './SelectList.stories.tsx';

const { Default, Selected, SomeDisabled } = composeStories(stories);

test.each([
  ['Laiton brossé', 'brosse', true],
  ['Laiton brossé', 'BRO lai', true],
  ['Laiton brossé', 'ton', false],
  ['Oil-rubbed bronze', 'rubbed', true],
  ['Chrome', '', true],
])('%s is found by “%s”: %s', (label, typed, isFound) => {
  expect(matches(label, typed)).toBe(isFound);
});

test('a form submits all selected options, visible or not, and Enter in the search submits nothing', async () => {
  let sent: FormDataEntryValue[] | undefined;
  const { getByRole } = await render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent = new FormData(event.currentTarget).getAll('finish');
      }}
    >
      <Selected />
      <button type="submit">Send</button>
    </form>,
  );
  await userEvent.fill(getByRole('searchbox'), 'pewter');
  await userEvent.click(getByRole('searchbox'));
  await userEvent.keyboard('{Enter}');
  expect(sent).toBeUndefined();
  await userEvent.click(getByRole('checkbox', { name: 'Old pewter' }));
  await userEvent.click(getByRole('button', { name: 'Send' }));
  expect(sent).toEqual(['chrome', 'gunmetal', 'old-pewter']);
});

test('arrow keys skip disabled options', async () => {
  const { getByRole } = await render(<SomeDisabled />);
  await userEvent.click(getByRole('checkbox', { name: /^Polished nickel/ }));
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(getByRole('checkbox', { name: /^Chrome/ })).toHaveFocus();
});

test('before scripts load all options are shown, and the search is not', () => {
  const html = renderToStaticMarkup(<Default />);
  expect(html.match(/type="checkbox"/g)).toHaveLength(12);
  expect(html).not.toContain('type="search"');
});
