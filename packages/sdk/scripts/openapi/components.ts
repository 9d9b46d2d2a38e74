import { wireSchema, type JsonSchema } from '../json-schema.ts';
import type * as z from 'zod/mini';

/** The shared components of a document, which its operations refer to. */
export interface Components {
  readonly schemas: Record<string, JsonSchema>;
  readonly examples: Record<string, { readonly value: unknown }>;
  readonly responses: Record<string, object>;
  /** Returns a schema for one place in the document; its named parts become components. */
  readonly add: (schema: z.ZodMiniType) => JsonSchema;
  /** Returns a reference to an example, under the first name that its value was added with. */
  readonly addExample: (name: string, value: unknown) => ComponentReference;
  readonly addResponse: (name: string, response: object) => ComponentReference;
}

export interface ComponentReference {
  readonly $ref: string;
}

const defsPrefix = '#/$defs/';
const schemasPrefix = '#/components/schemas/';

export function createComponents(): Components {
  const schemas: Components['schemas'] = {};
  const examples: Components['examples'] = {};
  const responses: Components['responses'] = {};
  const exampleNames = new Map<string, string>();
  return {
    schemas,
    examples,
    responses,
    add(schema) {
      const { $defs = {}, ...json } = withRefs(wireSchema(schema)) as JsonSchema;
      for (const [name, part] of Object.entries($defs)) schemas[name] ??= part;
      return json;
    },
    addExample(name, value) {
      const text = JSON.stringify(value);
      const known = exampleNames.get(text) ?? name;
      exampleNames.set(text, known);
      examples[known] ??= { value };
      return { $ref: `#/components/examples/${known}` };
    },
    addResponse(name, response) {
      responses[name] ??= response;
      return { $ref: `#/components/responses/${name}` };
    },
  };
}

/** Returns a copy with references to components. */
function withRefs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withRefs);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      name === '$ref' && typeof member === 'string' ? member.replace(defsPrefix, schemasPrefix) : withRefs(member),
    ]),
  );
}
