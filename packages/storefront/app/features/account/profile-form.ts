import type { FieldName } from '../../shell/forms/fields.ts';

/** The name of the form's hidden field with the value that a field had when the page was loaded. */
export const knownName = (field: FieldName): string => `known-${field}`;

/** Whether a profile field cannot be left empty. The others are cleared by an empty field. */
export const isRequired = (field: FieldName): boolean => ['firstName', 'lastName', 'postalCode'].includes(field);
