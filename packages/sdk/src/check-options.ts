import { locales } from '@basin/domain';
import type { SdkOptions } from './sdk-options.ts';

const isPositive = (value: unknown): boolean => typeof value === 'number' && value > 0;
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
const isFunction = (value: unknown): boolean => typeof value === 'function';

/**
 * Validates the options of an SDK.
 *
 * @throws {TypeError} naming the option, what it must be and what was passed
 */
export function checkOptions(options: SdkOptions): void {
  check(isObject(options), 'options', 'an object such as { gatewayUrl }', options);
  const { locale, gatewayUrl, authorUrl, identityUrl, fetch, timeoutMs, attemptTimeoutMs, tokens } = options;
  for (const [name, value] of Object.entries({ gatewayUrl, authorUrl, identityUrl }))
    check(value === undefined || isAbsoluteUrl(value), name, 'an absolute URL', value);
  for (const [name, value] of Object.entries({
    ...named('timeoutMs', timeoutMs),
    ...named('attemptTimeoutMs', attemptTimeoutMs),
  }))
    check(value === undefined || isPositive(value), name, 'a number of milliseconds above 0', value);
  const fetches = typeof fetch === 'object' ? named('fetch', fetch) : { fetch };
  for (const [name, value] of Object.entries(fetches))
    check(value === undefined || isFunction(value), name, 'a function', value);
  check(locale === undefined || locales.includes(locale), 'locale', `one of ${locales.join(', ')}`, locale);
  check(tokens === undefined || isFunction(tokens.read), 'tokens', 'a token store', tokens);
}

/** Returns the members of an option by full name, such as `timeoutMs.gateway`. */
const named = (option: string, members: object = {}): Record<string, unknown> =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [`${option}.${name}`, value]));

const isAbsoluteUrl = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);

/** @throws {TypeError} unless the value is valid; it names the option, what it must be and what was passed */
export function check(isValid: boolean, name: string, expected: string, value: unknown): void {
  if (!isValid) throw new TypeError(`${name} must be ${expected}, got ${describeValue(value)}`);
}

/** Returns a value for an error message; a password in a URL is not shown. */
const describeValue = (value: unknown): string =>
  typeof value === 'string'
    ? `'${value.replace(/\/\/[^/]*@/, '//…@')}'`
    : typeof value === 'number'
      ? String(value)
      : typeof value;
