import { expect, test } from 'vitest';
import { chosenSuites, nameOf, projectOf, summaryOf, timeText } from './suites.ts';

const files = [
  'packages/gateway/src/stress/three-gateways.postgres.test.ts',
  'packages/gateway/src/stress/any-request.test.ts',
  'packages/storefront/e2e/stress/crawl.test.ts',
];

test('a suite is known by its name and belongs to a project', () => {
  expect(files.map(nameOf)).toEqual(['three-gateways', 'any-request', 'crawl']);
  expect(files.map(projectOf)).toEqual(['postgres', 'unit', 'shop']);
});

test('all run in the order of their names, or those that are named, or from one on', () => {
  expect(chosenSuites(files, []).map(nameOf)).toEqual(['any-request', 'crawl', 'three-gateways']);
  expect(chosenSuites(files, ['gateway/src', 'nothing']).map(nameOf)).toEqual(['any-request', 'three-gateways']);
  expect(chosenSuites(files, [], 'crawl').map(nameOf)).toEqual(['crawl', 'three-gateways']);
});

test.each([[['nothing'], undefined] as const, [[], 'nothing'] as const])(
  '%j from %j is refused with what there is',
  (words, from) => {
    expect(() => chosenSuites(files, words, from)).toThrow(/any-request, crawl, three-gateways/);
  },
);

test('the end says what passed, what failed and what was not run', () => {
  const [one = '', two = ''] = files;
  const told = [
    { file: one, passed: true, seconds: 61 },
    { file: two, passed: false, seconds: 4 },
  ];
  expect(summaryOf(told, 3)).toBe('1 of 3 suites passed in 1 min 5 s; failed: any-request; not run: 1');
  expect(timeText(59)).toBe('59 s');
});
