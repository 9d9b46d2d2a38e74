import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type BannedPhrase, findBanned } from './find-banned.ts';

const banned = JSON.parse(readFileSync(join(import.meta.dirname, 'banned.json'), 'utf8')) as BannedPhrase[];
const wordsIn = (text: string) => findBanned(text, banned).map(({ words }) => words);

test.each([
  'the address of who asks',
  'the log is told',
  'a room that there is not',
  'what is no amount',
  'a fetch handed in',
  'this is hearsay',
  'a made up id',
  'an error is dear to make',
  'the letter is sent',
  'the order letter',
  'the house of the seller',
  "the house's colour",
  'postToStranger',
  'the kept answer',
  'he signs in',
  'refusalOf',
  'grantPendingWish',
  'a truth of each entry',
  'one dial per picture',
  'fieldMisfit',
  'on this occasion',
])('“%s” contains a banned phrase', (text) => {
  expect(wordsIn(text)).toHaveLength(1);
});

test('ordinary words with the same letters are not reported', () => {
  const ordinary =
    'wishlist, dialog, occasionally, the house number, water to the house, the user who asked, a capital letter, who is not';
  expect(wordsIn(ordinary)).toEqual([]);
});

test('a finding has its line and the suggested wording', () => {
  expect(findBanned('one\nwho asks', banned)).toEqual([{ line: 2, words: 'who asks', write: 'the caller' }]);
});
