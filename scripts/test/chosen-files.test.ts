import { expect, test } from 'vitest';
import { builtFor, choiceText, type TestFile } from './chosen-files.ts';

const rule: TestFile = { file: '/basin/packages/domain/src/cart/cart.test.ts', projectName: 'unit' };
const offline: TestFile = { file: '/basin/consumers/offline.test.ts', projectName: 'gateway' };
const story: TestFile = { file: '/basin/packages/react-ui/src/Button/Button.stories.tsx', projectName: 'stories' };
const screen: TestFile = { file: '/basin/examples/storybook/Product.stories.tsx', projectName: 'stories' };
const visit: TestFile = { file: '/basin/packages/storefront/e2e/cart.test.ts', projectName: 'shop' };

test('builtFor returns the packages that the given tests need built first', () => {
  expect(builtFor([rule, story])).toEqual([]);
  expect(builtFor([story, screen])).toEqual(['@basin/mock-backend']);
  expect(builtFor([rule, visit])).toEqual(['@basin/storefront']);
  expect(builtFor([offline, visit])).toEqual([
    '@basin/mock-backend',
    '@basin/storefront',
    '@basin/create',
    '@basin/conformance',
    '@basin/react-ui',
  ]);
});

test('choiceText gives the number of selected files, the number left out per project, and how to run the shop’s tests', () => {
  expect(choiceText([rule], [rule, offline, story, visit])).toBe(
    '1 of 4 test files import what changed.\n' +
      'Left out: 1 gateway, 1 stories, 1 shop.\n' +
      'The shop’s tests visit pages and import little: npm test -- --project shop runs all of them.',
  );
  expect(choiceText([rule], [rule])).toBe('1 of 1 test files import what changed.');
});
