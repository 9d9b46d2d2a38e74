import { locales } from '@basin/domain';
import { check, isAbsoluteUrl, type Test } from './check-value.ts';
import type { SdkOptions } from './sdk-options.ts';
import type { TokenStore } from './session/token-store.ts';

const isPositive: Test = (value) => typeof value === 'number' && value > 0;
const isObject: Test = (value) => typeof value === 'object' && value !== null;
const isFunction: Test = (value) => typeof value === 'function';

/**
 * Validates the options of an SDK.
 *
 * @throws {TypeError} naming the option, what it must be and what was passed
 */
export function checkOptions(options: SdkOptions): void {
  check(isObject(options), 'options', 'an object such as { gatewayUrl }', options);
  const { locale, gatewayUrl, authorUrl, identityUrl, fetch, timeoutMs, attemptTimeoutMs, tokens } = options;
  checkEach({ gatewayUrl, authorUrl, identityUrl }, isAbsoluteUrl, 'an absolute URL');
  checkBySystem({ timeoutMs, attemptTimeoutMs }, isPositive, 'a number of milliseconds above 0');
  if (!isFunction(fetch)) checkBySystem({ fetch }, isFunction, 'a function');
  check(locale === undefined || locales.includes(locale), 'locale', `one of ${locales.join(', ')}`, locale);
  checkEach({ tokens }, isTokenStore, 'a token store');
}

const isTokenStore: Test = (value) => {
  const store = value as TokenStore | null;
  return isFunction(store?.read) && isFunction(store?.write);
};

/** Checks options, or members of options, that are present. */
function checkEach(values: object, isValid: Test, expected: string, prefix = ''): void {
  for (const [name, value] of Object.entries(values))
    check(value === undefined || isValid(value), prefix + name, expected, value);
}

/** Checks options with a member for each system, such as `timeoutMs.gateway`. */
function checkBySystem(options: Record<string, object | undefined>, isValid: Test, expected: string): void {
  checkEach(options, isObject, 'an object such as { gateway }');
  for (const [option, members = {}] of Object.entries(options)) checkEach(members, isValid, expected, `${option}.`);
}
