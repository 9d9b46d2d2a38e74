import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { localised } from './localised.ts';

test('a text is read under the full locale, then under its language', () => {
  shows(localised, [{ en: 'Basin', 'en-US': 'Sink', fr: 'Lavabo' }, 'en-US'], 'Sink');
  shows(localised, [{ en: 'Basin', fr: 'Lavabo' }, 'fr-CA'], 'Lavabo');
  shows(localised, [{ en: 'Basin', fr: '' }, 'fr'], '');
});

test('then in the default language, then as it comes', () => {
  shows(localised, [{ de: 'Becken', en: 'Basin' }, 'fr'], 'Basin');
  shows(localised, [{ de: 'Becken' }, 'fr'], 'Becken');
  shows(localised, [{}, 'fr'], undefined);
  shows(localised, [{ en: 'Basin' }, 'constructor'], 'Basin');
});
