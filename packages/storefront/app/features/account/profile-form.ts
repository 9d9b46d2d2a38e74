import type { FieldName } from '../../shell/forms/fields.ts';

/** The name of the form's hidden field with the value that a field had when the page was loaded. */
export const knownName = (field: FieldName): string => `known-${field}`;

/** Whether a profile field cannot be left empty: the names, and a postal code that is known. The others can be cleared. */
export const isRequired = (field: FieldName, known: unknown): boolean =>
  ['firstName', 'lastName'].includes(field) || (field === 'postalCode' && Boolean(known));
