import { expect, test } from 'vitest';
import { chooseNames } from './choose-names.ts';

const names = ['Node, current', 'Node, previous version', 'Deno'];

test('words choose the names that contain one of them, and no words choose all', () => {
  expect(chooseNames(names, ['Node'])).toEqual(['Node, current', 'Node, previous version']);
  expect(chooseNames(names, ['previous', 'Deno'])).toEqual(['Node, previous version', 'Deno']);
  expect(chooseNames(names, [])).toEqual(names);
});

test('a word that is in no name is an error that lists the names, so that a mistyped command does not pass', () => {
  expect(() => chooseNames(names, ['Deno', 'deno'])).toThrow(
    'Unknown: deno. Choose from: Node, current; Node, previous version; Deno',
  );
});
