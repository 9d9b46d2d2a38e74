import { expect, test } from 'vitest';
import { readOnce } from './read-once.ts';

test('the same value is read once, another one anew', () => {
  const read: object[] = [];
  const nameOf = readOnce((source: { name: string | undefined }) => {
    read.push(source);
    return source.name;
  });
  const [first, second] = [{ name: undefined }, { name: undefined }];
  expect([nameOf(first), nameOf(first), nameOf(second)]).toEqual([undefined, undefined, undefined]);
  expect(read).toEqual([first, second]);
});
