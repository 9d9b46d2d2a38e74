import type { FieldName } from '../../shell/forms/fields.ts';

/** The name of the form's hidden field with the value that a field had when the page was loaded. */
export const knownName = (field: FieldName): string => `known-${field}`;
