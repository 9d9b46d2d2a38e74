import { createContext } from 'react';

/** Returns a field's problem in the surrounding form, by field id. */
export const FormProblems = createContext<(id: string) => string | undefined>(() => undefined);

/** Precedes the field ids of a form that may share the page with another form of the same fields. */
export const FieldIdPrefix = createContext('');
