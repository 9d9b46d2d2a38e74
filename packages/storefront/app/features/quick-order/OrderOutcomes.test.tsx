import en from '@basin/gateway/dictionary/en.json' with { type: 'json' };
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { TextsProvider } from '../../shell/texts/TextsProvider.tsx';
import { OrderOutcomes } from './OrderOutcomes.tsx';
import type { LineOutcome } from './quick-order.server.ts';

const line = (index: number, given: Partial<LineOutcome> = {}): LineOutcome => ({
  number: `N-${index}`,
  name: undefined,
  quantity: index,
  notice: { key: 'quickOrder.unknown', tone: 'danger' },
  ...given,
});

/** Returns the texts of the cells of the table, by rows. */
function rowsOf(outcomes: readonly LineOutcome[]): string[][] {
  const result = { key: 'k', outcomes, added: 0, rest: 'N-1, 1' };
  const Outcomes = () => (
    <TextsProvider locale="en" texts={new Map(Object.entries(en))}>
      <OrderOutcomes result={result} />
    </TextsProvider>
  );
  const Shop = createRoutesStub([{ path: '/', Component: Outcomes }]);
  const [, body = ''] = renderToStaticMarkup(<Shop />).split('<tbody');
  return body
    .split('</tr>')
    .slice(0, -1)
    .map((row) => [...row.matchAll(/>([^<>]+)</g)].map(([, text = '']) => text));
}

const lines = (count: number) => Array.from({ length: count }, (_, index) => line(index + 1));

test('up to 20 lines of a quick order have a row each', () => {
  const rows = rowsOf([...lines(19), line(20, { name: 'Basin' })]);
  expect(rows).toHaveLength(20);
  expect(rows.at(-1)).toEqual(['N-20 · Basin', 'We have no product with this number.']);
});

test('more lines of a quick order share one row for each result, which names their numbers and quantities', () => {
  const unreadable = line(0, {
    number: 'N-X',
    quantity: undefined,
    notice: { key: 'product.retailOnly', tone: 'danger' },
  });
  const rows = rowsOf([...lines(199), unreadable]);
  expect(rows.map(([, text]) => text)).toEqual(['We have no product with this number.', 'Sold in showrooms only.']);
  expect(rows[0]?.[0]).toMatch(/^1\u00a0×\u00a0N-1, 2\u00a0×\u00a0N-2, .*, 199\u00a0×\u00a0N-199$/);
  expect(rows[1]?.[0]).toBe('N-X');
});

test('problems come before the lines that were added, whose quantities are added up, whether units or boxes', () => {
  const added = (index: number, names?: string): LineOutcome =>
    line(index, {
      notice: {
        key: names ? 'quickOrder.addedNeeding' : 'quickOrder.added',
        values: { count: index, ...(names && { names }) },
        tone: 'success',
      },
    });
  const rows = rowsOf([...[1, 2, 3].map((index) => added(index)), added(4, 'Drain'), added(5, 'Drain'), ...lines(20)]);
  expect(rows.map(([, text]) => text)).toEqual([
    'We have no product with this number.',
    '6 added',
    '9 added. Also required: Drain',
  ]);
  expect(rows[1]?.[0]).toBe('1\u00a0×\u00a0N-1, 2\u00a0×\u00a0N-2, 3\u00a0×\u00a0N-3');
});
