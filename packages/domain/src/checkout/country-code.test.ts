import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { defaultCountry } from '../settings/defaults.ts';
import { countryCode } from './country-code.ts';

test('DOM-075 the default country USA is US in an address', () => {
  shows(countryCode, [defaultCountry], 'US');
  shows(countryCode, ['can'], 'CA');
  shows(countryCode, [' us '], 'US');
});
