import { wireSchema, type JsonSchema } from '../json-schema.ts';
import type * as z from 'zod/mini';

/** What stands once and is referred to, gathered from all that a document says. */
export interface Components {
  readonly schemas: Record<string, JsonSchema>;
  readonly examples: Record<string, { readonly value: unknown }>;
  readonly responses: Record<string, object>;
  /** A schema for one place of the document; its named parts become components. */
  readonly add: (schema: z.ZodMiniType) => JsonSchema;
  /** A reference to an example, under the name that its value had first. */
  readonly addExample: (name: string, value: unknown) => Reference;
  readonly addResponse: (name: string, response: object) => Reference;
}

export interface Reference {
  readonly $ref: string;
}

const here = '#/$defs/';
const there = '#/components/schemas/';

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

/** The same with references to components. */
function withRefs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withRefs);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      name === '$ref' && typeof member === 'string' ? member.replace(here, there) : withRefs(member),
    ]),
  );
}
