import { isYes } from '@basin/domain';

// An index field can hold one value or a list, whatever its suffix. Each kind of field has a reader, and a schema that
// accepts and rejects the same values. Listings use the reader, which takes a tenth of the time and needs no schema in
// the bundle.

/** A field has another type than its kind requires; the message is the name of the field, if known. */
export class FieldTypeError extends Error {}

const none: readonly string[] = Object.freeze([]);

/** Returns the first string of a field. */
export const textOf = (wire: string | readonly string[] | undefined): string | undefined =>
  wire === undefined || typeof wire === 'string' ? wire : listOf(wire, isText)[0];

/** Returns all strings of a field. */
export function textsOf(wire: string | readonly string[] | undefined): readonly string[] {
  if (wire === undefined) return none;
  return typeof wire === 'string' ? [wire] : listOf(wire, isText);
}

/** Returns the first number of a field. */
export const numberOf = (wire: number | readonly number[] | undefined): number | undefined =>
  wire === undefined || isNumber(wire) ? wire : listOf(wire, isNumber)[0];

/** Returns whether the first value of a field means yes: a boolean, "true", "Y" or "Yes". */
export function yesOf(wire: boolean | string | readonly string[] | undefined): boolean | undefined {
  if (wire === undefined || typeof wire === 'boolean') return wire;
  const word = textOf(wire);
  return word === undefined ? undefined : isYes(word);
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => Number.isFinite(value);

function listOf<Value>(wire: unknown, isValue: (value: unknown) => value is Value): readonly Value[] {
  if (Array.isArray(wire) && wire.every(isValue)) return wire;
  throw new FieldTypeError();
}
