import { saysYes } from '@basin/domain';

// An index field may hold one value or a list, whatever its suffix says. Each kind of field has a reader, and a schema
// that takes and refuses the same. The reader, at a tenth of the time and without the schema's bytes, is for listings.

/** A field holds another type than its kind says; the message is the name of the field, where known. */
export class FieldTypeError extends Error {}

const none: readonly string[] = Object.freeze([]);

/** The first text of a field. */
export const textOf = (wire: string | readonly string[] | undefined): string | undefined =>
  wire === undefined || typeof wire === 'string' ? wire : listOf(wire, isText)[0];

/** All texts of a field. */
export function textsOf(wire: string | readonly string[] | undefined): readonly string[] {
  if (wire === undefined) return none;
  return typeof wire === 'string' ? [wire] : listOf(wire, isText);
}

/** The first number of a field. */
export const numberOf = (wire: number | readonly number[] | undefined): number | undefined =>
  wire === undefined || isNumber(wire) ? wire : listOf(wire, isNumber)[0];

/** Whether the first word of a field says yes: a boolean, "true", "Y" or "Yes". */
export function yesOf(wire: boolean | string | readonly string[] | undefined): boolean | undefined {
  if (wire === undefined || typeof wire === 'boolean') return wire;
  const word = textOf(wire);
  return word === undefined ? undefined : saysYes(word);
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => Number.isFinite(value);

function listOf<Value>(wire: unknown, isValue: (value: unknown) => value is Value): readonly Value[] {
  if (Array.isArray(wire) && wire.every(isValue)) return wire;
  throw new FieldTypeError();
}
