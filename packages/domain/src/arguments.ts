/** The numbers that a rule accepts; from 0 up by default. */
export interface NumberRange {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly isWhole?: boolean | undefined;
}

/**
 * Returns a numeric argument of a rule when it is within the range; -0 becomes 0.
 *
 * @throws {TypeError} when the value is not a number, as happens when arguments are not passed by name
 * @throws {RangeError} when the value is out of range or not whole; both messages name the argument and the value seen
 */
export function requireNumber(name: string, value: unknown, range: NumberRange = {}): number {
  const { min = 0, max = Number.MAX_SAFE_INTEGER, isWhole } = range;
  const limits = range.max === undefined ? (min < 0 ? '' : ` from ${min} up`) : ` from ${min} to ${max}`;
  const expected = `${name} must be a ${isWhole ? 'whole ' : ''}number${limits}`;
  if (typeof value !== 'number') throw namedArgumentError(name, expected, value);
  if (value >= min && value <= max && (!isWhole || Number.isInteger(value))) return value + 0;
  throw new RangeError(`${expected}, but is ${value}.`);
}

/**
 * Returns a string argument of a rule when it is not empty and, if options are given, is one of them.
 *
 * @throws {TypeError} otherwise; the message names the argument and the value seen
 */
export function requireText<Option extends string>(name: string, value: Option, options?: readonly Option[]): Option {
  const expected = `${name} must be ${options ? options.map((option) => `'${option}'`).join(' or ') : 'a non-empty string'}`;
  if (typeof value === 'string' && (options ? options.includes(value) : value !== '')) return value;
  throw namedArgumentError(name, expected, value);
}

/**
 * Returns a string argument of a rule; it may be empty.
 *
 * @throws {TypeError} when the value is not a string; the message names the argument and the value seen
 */
export function requireString(name: string, value: string): string {
  if (typeof (value as unknown) === 'string') return value;
  throw new TypeError(`${name} must be a string, but is ${describeValue(value)}.`);
}

/**
 * Returns the time of a date argument, in epoch ms; NaN for an invalid date.
 *
 * @throws {TypeError} when the value is not a Date, for example a string; the message names the argument and the value
 * seen
 */
export function requireTime(name: string, value: Date): number {
  if (Object.prototype.toString.call(value) === '[object Date]') return value.getTime();
  throw new TypeError(`${name} must be a Date, but is ${describeValue(value)}.`);
}

/**
 * Returns the time of a date argument of a rule whose result contains a moment, in epoch ms.
 *
 * @throws {TypeError} when the value is not a Date
 * @throws {RangeError} when it is an invalid date; both messages name the argument
 */
export function requireMoment(name: string, value: Date): number {
  const time = requireTime(name, value);
  if (!Number.isNaN(time)) return time;
  throw new RangeError(`${name} must be a valid Date, but is an Invalid Date.`);
}

function namedArgumentError(name: string, expected: string, value: unknown): TypeError {
  return new TypeError(`${expected}, but is ${describeValue(value)}. Pass it by its name: { ${name}: … }.`);
}

function describeValue(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : value === null ? 'null' : typeof value;
}
