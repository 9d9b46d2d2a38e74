import { expect, test } from 'vitest';
import { foldModelNumber, unfinishedWord, wordsOf } from './fold-text.ts';

test.each([
  ['Faucets', 'faucet'],
  ['Finishes', 'finish'],
  ['accessories', 'accessory'],
  ['Brass', 'brass'],
  ['glass', 'glass'],
  ['Boxes', 'box'],
])('the English word %s is folded to %s', (text, word) => {
  expect(wordsOf(text, 'en')).toEqual([word]);
});

test.each([
  ['Éviers', 'l’évier'],
  ['carreaux', 'carreau'],
  ['brossée', 'brossés'],
  ['robinets', 'ROBINET'],
  ['murales', 'mural'],
  ['métaux', 'métal'],
  ['nickelées', 'nickelé'],
])('the French words %s and %s are folded to the same word', (one, other) => {
  expect(wordsOf(one, 'fr')).toEqual(wordsOf(other, 'fr'));
});

test('stop words and elisions are removed from a text', () => {
  expect(wordsOf('robinet de l’évier en laiton', 'fr')).toEqual(['robinet', 'evier', 'laiton']);
  expect(wordsOf('a faucet for the sink', 'en')).toEqual(['faucet', 'sink']);
});

test('a single letter is joined to the word after a hyphen, and letter prefixes also after a space', () => {
  for (const text of ['O-ring', 'O Ring', 'oring']) expect(wordsOf(text, 'en')).toEqual(['oring']);
  expect(wordsOf('O-Ring', 'fr')).toEqual(['oring']);
  expect(wordsOf('baignoire à pattes d’aigle', 'fr')).toEqual(['baignoir', 'pat', 'aigl']);
});

test('a number of inches loses its unit, and becomes centimetres in French', () => {
  for (const text of ['60 in tub', '60 inch tub', '60-inch tub', '60 inches tub', '60in. tub', '60" tub'])
    expect(wordsOf(text, 'en')).toEqual(['60', 'tub']);
  for (const text of ['60 po', '60 pouces', '60 inch']) expect(wordsOf(text, 'fr')).toEqual(['152']);
  expect(wordsOf('4,25 po', 'fr')).toEqual(['11']);
  expect(wordsOf('inch by inch', 'en')).toEqual(['inch', 'inch']);
});

test('a model number is folded to upper case without hyphens and spaces', () => {
  expect(foldModelNumber('av-1042 ch')).toBe('AV1042CH');
});

test('the letters of an abbreviation are one word, and the numbers of a size are two', () => {
  expect(wordsOf('W.-C. and w.c.', 'en')).toEqual(['wc', 'wc']);
  expect(wordsOf('w.-c. suspendu', 'fr')).toEqual(wordsOf('wc suspendu', 'fr'));
  expect(wordsOf('3x6 tile', 'en')).toEqual(wordsOf('3 × 6 tile', 'en'));
  expect(wordsOf('P-trap, max. 4 x 4', 'en')).toEqual(['ptrap', 'max', '4', '4']);
});

test('the last word of a text is unfinished, even a single letter', () => {
  expect(unfinishedWord('Toilet S')).toBe('s');
  expect(unfinishedWord(' …')).toBe('');
});
