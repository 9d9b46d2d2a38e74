import { expect, test } from 'vitest';
import { memoized } from './memoized.ts';

test('memoized calls its function once per object', () => {
  const read: object[] = [];
  const nameOf = memoized((source: { name: string | undefined }) => {
    read.push(source);
    return source.name;
  });
  const [first, second] = [{ name: undefined }, { name: undefined }];
  expect([nameOf(first), nameOf(first), nameOf(second)]).toEqual([undefined, undefined, undefined]);
  expect(read).toEqual([first, second]);
});
