import * as z from 'zod';
import { pictureSchema } from './import-pictures.ts';
import { dataKinds } from './kinds.ts';

/** The JSON Schemas of import lines, by kind. */
export const importSchemas: Readonly<Record<string, object>> = Object.fromEntries(
  [...dataKinds, { name: 'pictures', schema: pictureSchema }].map(({ name, schema }) => [
    name,
    { title: `A line of ${name}`, ...z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) },
  ]),
);
