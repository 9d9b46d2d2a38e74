import { describe, expect, test } from 'vitest';
import { flowText, flushText, lengthText } from './measure.ts';
import { placeholdersOf, joinValues, localize, type Text } from './text.ts';

const text =
  (en: string, fr: string): Text =>
  (locale) =>
    locale === 'fr' ? fr : en;

const facts = { spout: text('a tube, cut short', 'un tube, coupé court'), reach: lengthText(5.25) };

describe('localized text', () => {
  test('placeholders are filled in each language, with a capital if the placeholder has one', () => {
    expect(localize(text('{Spout}. It reaches {reach}.', '{Spout}. Portée : {reach}.'), facts)).toEqual({
      en: 'A tube, cut short. It reaches 5\u00a01/4\u00a0in.',
      fr: 'Un tube, coupé court. Portée\u00a0: 133\u00a0mm.',
    });
  });

  test('a value that contains a comma is followed by a comma when the sentence continues', () => {
    expect(localize(text('{Spout} meets {spout}; done.', '{Spout} rejoint {spout} ; fini.'), facts)).toEqual({
      en: 'A tube, cut short, meets a tube, cut short; done.',
      fr: 'Un tube, coupé court, rejoint un tube, coupé court\u202f; fini.',
    });
  });

  test('placeholdersOf lists the placeholders of a text, and localize throws for an unknown one', () => {
    expect(placeholdersOf(text('{Spout} and {reach}', ''))).toEqual(['spout', 'reach']);
    expect(() => localize(text('{handle}', '{handle}'), facts)).toThrow(RangeError);
  });

  test('localized text has the quotation marks and spaces of its language', () => {
    expect(localize(text("the hand's 5 % of water", "l'eau : 5 % de 1 524 ; oui"))).toEqual({
      en: 'the hand’s 5 % of water',
      fr: 'l’eau\u00a0: 5\u00a0% de 1\u202f524\u202f; oui',
    });
  });

  test('a number is joined to its unit and fraction by a non-breaking space', () => {
    expect(localize(text('7 1/2 in. of 12 markets', '191 mm, 12 marques'))).toEqual({
      en: '7\u00a01/2\u00a0in. of 12 markets',
      fr: '191\u00a0mm, 12 marques',
    });
  });
});

test('joinValues lower-cases all values but the first, except acronyms', () => {
  expect(joinValues(['Mur', 'Mur de douche', 'DZR'])).toBe('Mur, mur de douche, DZR');
  expect(joinValues([])).toBe('');
});

describe('measures', () => {
  test.each([
    [0.125, '1/8 in.', '3 mm'],
    [0.0625, '1/16 in.', '2 mm'],
    [15.5, '15 1/2 in.', '394 mm'],
    [6, '6 in.', '152 mm'],
    [6.75, '6 3/4 in.', '171 mm'],
    [60, '60 in.', '1 524 mm'],
  ])('a length of %d inches is formatted as %s and %s', (inches, en, fr) => {
    expect(['en', 'fr'].map(lengthText(inches))).toEqual([en, fr]);
  });

  test('flow and flush volumes are formatted in gallons and litres', () => {
    expect(['en', 'fr'].map(flowText(1.2))).toEqual(['1.2 gpm', '4,5 L/min']);
    expect(['en', 'fr'].map(flushText(1.28))).toEqual(['1.28 gpf', '4,8 L']);
  });
});
