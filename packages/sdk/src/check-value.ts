export type Test = (value: unknown) => boolean;

export const isAbsoluteUrl: Test = (value) =>
  typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);

/** @throws {TypeError} unless the value is valid; it names the option, what it must be and what was passed */
export function check(isValid: boolean, name: string, expected: string, value: unknown): void {
  if (!isValid) throw new TypeError(`${name} must be ${expected}, got ${describeValue(value)}`);
}

/** Returns a value for an error message; a password in a URL is not shown. */
const describeValue = (value: unknown): string =>
  typeof value === 'string'
    ? `'${value.replace(/\/\/[^/]*@/, '//…@')}'`
    : typeof value === 'number' || value === null
      ? String(value)
      : typeof value;
