import { expect, test } from 'vitest';
import { figuresOf, regressionsSince } from './history.ts';
import { pageOf } from './page.ts';
import type { Group } from './row.ts';

const groups = (callMs: number, weight: number, pages: number): Group[] => [
  {
    title: 'Calls',
    how: 'Compared with fetch.',
    rows: [
      { what: 'a call', value: callMs, baseline: 1, unit: 'ms', isBetter: 'less', ratioGoal: 1.6 },
      { what: 'a page', value: weight, unit: 'KB', isBetter: 'less', goal: 14 },
      { what: 'pages', value: pages, baseline: 10, unit: '/s', isBetter: 'more' },
      { what: 'largest paint', value: callMs, unit: 's', isBetter: 'less' },
    ],
  },
];
const run = { commit: 'bbbb', date: '2026-11-02', machine: '2 cores' };
const earlier = { commit: 'aaaa', date: '2026-11-01', figures: figuresOf(groups(1.5, 13, 100)) };
const pageAfter = (now: readonly Group[]) => pageOf(run, now, earlier, regressionsSince(earlier, now));

test('the page has a row per figure with its ratio, a bar and whether its goal is met', () => {
  const page = pageAfter(groups(1.5, 15, 100));
  expect(page).toContain('| a call | 1.5 ms | 1 ms | 1.5 | ████████████ | ≤ 1.6 times |');
  expect(page).toContain('| a page | 15 KB |  |  |  | ≤ 14 KB, not met |');
  expect(page).toContain(`| pages | 100 /s | 10 /s | 10 | ${'█'.repeat(20)} |  |`);
});

test('the page lists figures that are 10% worse than in the previous run, but no machine-dependent ones', () => {
  expect(earlier.figures).toEqual({ 'a call': 1.5, 'a page': 13, pages: 10 });
  expect(pageAfter(groups(1.6, 13.5, 95))).toContain('No figure is 10% worse than at aaaa of 2026-11-01.');
  const now = groups(1.7, 14.4, 90);
  expect(regressionsSince(earlier, now).map(({ what }) => what)).toEqual(['a call', 'a page', 'pages']);
  expect(pageAfter(now)).toContain('- a call: 1.5 before, 1.7 now');
});
