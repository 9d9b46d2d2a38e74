import * as z from 'zod';
import { dataKinds } from './kinds.ts';

/** The JSON Schemas of the lines that an import takes, by the kind's name. */
export const importSchemas: Readonly<Record<string, object>> = Object.fromEntries(
  dataKinds.map(({ name, schema }) => [
    name,
    { title: `A line of ${name}`, ...z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) },
  ]),
);
