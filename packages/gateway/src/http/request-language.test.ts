import { expect, test } from 'vitest';
import { requestLanguage } from './request-language.ts';

test.each([
  ['fr', 'fr'],
  ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
  ['fr,fr-FR;q=0.8,en-US;q=0.5,en;q=0.3', 'fr'],
  ['fr;q=0.9', 'fr'],
  ['FR_ca', 'fr'],
  ['de-DE, fr;q=0.7, en;q=0.3', 'fr'],
  ['en,fr', 'en'],
  ['de', 'en'],
  ['*', 'en'],
  ['', 'en'],
])('the language of a browser that accepts %s is %s', (accepted, language) => {
  const request = new Request('http://gateway.test', { headers: { 'Accept-Language': accepted } });
  expect(requestLanguage(request)).toBe(language);
});
