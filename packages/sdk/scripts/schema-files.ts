import type * as z from 'zod/mini';
import { contract, type Call } from '../src/contract/index.ts';
import { wireSchema, type JsonSchema } from './json-schema.ts';

/** A JSON Schema (2020-12) of its own for each part of a request, each reply and each promised error response, by file name. */
export function schemaFiles(): Map<string, JsonSchema> {
  const files = new Map<string, JsonSchema>();
  for (const [area, calls] of Object.entries(contract))
    for (const [name, entry] of Object.entries(calls as Readonly<Record<string, Call>>))
      for (const [part, schema] of Object.entries(partsOf(entry)))
        if (schema) files.set(`${area}.${name}.${part}.json`, standing(`${area}.${name} ${part}`, schema));
  return files;
}

type Parts = Readonly<Record<string, z.ZodMiniType | undefined>>;

const partsOf = ({ params, query, body, bodyType, response, errors }: Call): Parts => ({
  params,
  query,
  body: bodyType === 'file' ? undefined : body,
  reply: response,
  ...errors,
});

const standing = (title: string, schema: z.ZodMiniType): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title,
  ...wireSchema(schema),
});
