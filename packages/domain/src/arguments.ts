/** What a number may be; from 0 up unless it says otherwise. */
interface NumberRange {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly isWhole?: boolean | undefined;
}

/**
 * Returns a number that a rule was called with, when it is one of the range; -0 becomes 0.
 *
 * @throws {TypeError} when it is not a number, which happens when arguments are not passed by their names
 * @throws {RangeError} when it is out of range or not whole; either message names the argument and the value seen
 */
export function requireNumber(name: string, value: unknown, range: NumberRange = {}): number {
  const { min = 0, max = Number.MAX_SAFE_INTEGER, isWhole = false } = range;
  const expected = `${name} must be a ${isWhole ? 'whole ' : ''}number from ${min} to ${max}`;
  if (typeof value !== 'number') throw misnamed(name, expected, value);
  if (value >= min && value <= max && (!isWhole || Number.isInteger(value))) return value + 0;
  throw new RangeError(`${expected}, but is ${value}.`);
}

/**
 * Returns a text that a rule was called with, when it is not empty and one of the options.
 *
 * @throws {TypeError} when it is not; the message names the argument and the value seen
 */
export function requireText<Option extends string>(name: string, value: Option, options?: readonly Option[]): Option {
  const expected = `${name} must be ${options ? options.map((option) => `'${option}'`).join(' or ') : 'a text'}`;
  if (typeof value === 'string' && (options ? options.includes(value) : value !== '')) return value;
  throw misnamed(name, expected, value);
}

/**
 * Returns what a rule was called with, when it is a text, which may be empty.
 *
 * @throws {TypeError} when it is not; the message names the argument and the value seen
 */
export function requireAnyText(name: string, value: string): string {
  if (typeof (value as unknown) === 'string') return value;
  throw new TypeError(`${name} must be a text, but is ${seenAs(value)}.`);
}

/**
 * Returns the time of a date that a rule was called with, in epoch ms; NaN for one that cannot be read.
 *
 * @throws {TypeError} when it is no Date, such as a text; the message names the argument and the value seen
 */
export function requireTime(name: string, value: Date): number {
  if (Object.prototype.toString.call(value) === '[object Date]') return value.getTime();
  throw new TypeError(`${name} must be a Date, but is ${seenAs(value)}.`);
}

function misnamed(name: string, expected: string, value: unknown): TypeError {
  return new TypeError(`${expected}, but is ${seenAs(value)}. Pass it by its name: { ${name}: … }.`);
}

function seenAs(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : value === null ? 'null' : typeof value;
}
