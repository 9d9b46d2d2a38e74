import { expect, test } from 'vitest';
import { foldModelNumber, wordsOf } from './fold-text.ts';

test.each([
  ['Faucets', 'faucet'],
  ['Finishes', 'finish'],
  ['accessories', 'accessory'],
  ['Brass', 'brass'],
  ['glass', 'glass'],
  ['Boxes', 'box'],
])('English %s is compared as %s', (text, word) => {
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
])('French %s and %s are one word', (one, other) => {
  expect(wordsOf(one, 'fr')).toEqual(wordsOf(other, 'fr'));
});

test('stop words and elisions are no words', () => {
  expect(wordsOf('robinet de l’évier en laiton', 'fr')).toEqual(['robinet', 'evier', 'laiton']);
  expect(wordsOf('a faucet for the sink', 'en')).toEqual(['faucet', 'sink']);
});

test('a letter before a hyphen, or before a word that it belongs to, is a part of that word', () => {
  for (const text of ['O-ring', 'O Ring', 'oring']) expect(wordsOf(text, 'en')).toEqual(['oring']);
  expect(wordsOf('O-Ring', 'fr')).toEqual(['oring']);
  expect(wordsOf('baignoire à pattes d’aigle', 'fr')).toEqual(['baignoir', 'pat', 'aigl']);
});

test('a model number is compared without case, hyphens and spaces', () => {
  expect(foldModelNumber('av-1042 ch')).toBe('AV1042CH');
});

test('letters of an abbreviation are one word, and the sides of a size are two', () => {
  expect(wordsOf('W.-C. and w.c.', 'en')).toEqual(['wc', 'wc']);
  expect(wordsOf('w.-c. suspendu', 'fr')).toEqual(wordsOf('wc suspendu', 'fr'));
  expect(wordsOf('3x6 tile', 'en')).toEqual(wordsOf('3 × 6 tile', 'en'));
  expect(wordsOf('P-trap, max. 4 x 4', 'en')).toEqual(['ptrap', 'max', '4', '4']);
});
