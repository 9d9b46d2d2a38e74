import { createContext } from 'react';
import type { FieldName } from './fields.ts';

/** Returns a field's problem in the surrounding form, by field name. */
export const FormProblems = createContext<(name: FieldName) => string | undefined>(() => undefined);
