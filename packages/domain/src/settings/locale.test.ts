import { withLocale } from '../url/locale-path.ts';
import { formatMoney } from '../money/format-money.ts';
import { test, expect } from 'vitest';
import { shows } from '../../testing/shows.ts';
import {
  addLanguage,
  localised,
  defaultLanguage,
  defaultLocaleTag,
  dictionaryLifeMs,
  inLocale,
  languageOf,
  localeFrom,
  localeTag,
  locales,
} from './locale.ts';

test('a text is read under the full locale, then under its language', () => {
  shows(localised, [{ en: 'Basin', 'en-US': 'Sink', fr: 'Lavabo' }, 'en-US'], 'Sink');
  shows(localised, [{ en: 'Basin', fr: 'Lavabo' }, 'fr-CA'], 'Lavabo');
  shows(localised, [{ en: 'Basin', fr: '' }, 'fr'], '');
});

test('a text falls back to the default language, then to the first available', () => {
  shows(localised, [{ de: 'Becken', en: 'Basin' }, 'fr'], 'Basin');
  shows(localised, [{ de: 'Becken' }, 'fr'], 'Becken');
  shows(localised, [{}, 'fr'], undefined);
  shows(localised, [{ en: 'Basin' }, 'constructor'], 'Basin');
});

test('STO-005 the locales are en and fr, with en-US as the default', () => {
  expect(locales).toEqual(['en', 'fr']);
  expect(locales.map(localeTag)).toEqual(['en-US', 'fr-CA']);
  expect([defaultLanguage, defaultLocaleTag]).toEqual(['en', 'en-US']);
});

test('the texts of a language are cached for an hour', () => {
  expect(dictionaryLifeMs).toBe(3_600_000);
});

test('DOM-077 the home page of the default language is /en', () => {
  expect(withLocale('/', defaultLanguage)).toBe('/en');
});

test('DOM-165 an unknown language has the locale en-US, money without a locale is formatted in it, and a missing text falls back to en', () => {
  shows(localeTag, ['xx'], 'en-US');
  expect(formatMoney({ centAmount: 123_450, currencyCode: 'USD' })).toBe('$1,234.50');
  expect(localised({ fr: 'Lavabo', en: 'Basin' }, 'de-DE')).toBe('Basin');
});

test('a value that a language lacks is read in the default language', () => {
  shows(inLocale<string>, [{ en: 'Basin', fr: 'Lavabo' }, 'fr'], 'Lavabo');
  shows(inLocale<string>, [{ en: 'Basin' }, 'fr'], 'Basin');
  shows(inLocale<string>, [{ en: 'Basin' }, 'constructor'], 'Basin');
  shows(languageOf, ['xx'], { name: 'English', tag: 'en-US', direction: 'ltr' });
});

test('a known language is not added twice', () => {
  shows(addLanguage, ['en', { name: 'English', tag: 'en-US', direction: 'ltr' }], undefined);
  expect(locales).toEqual(['en', 'fr']);
  shows(localeTag, ['fr'], 'fr-CA');
});

test('a language tag maps to its locale, and an unknown one to the default locale', () => {
  shows(localeFrom, ['fr-CA'], 'fr');
  shows(localeFrom, ['FR_ca'], 'fr');
  shows(localeFrom, ['xx'], 'en');
  expect(localeFrom()).toBe('en');
});
