import { createContext } from 'react';
import type { FieldName } from './fields.ts';

/** What is wrong with a field of the form around it, by the field's name. */
export const FormProblems = createContext<(name: FieldName) => string | undefined>(() => undefined);
