import { readdirSync } from 'node:fs';
import * as z from 'zod/mini';
import { facetCountsSchema } from '../src/contract/facet.ts';
import { productSchema } from '../src/contract/product-document.ts';
import { productDocumentSchema } from '../src/contract/wire-product.ts';

/** A mutable JSON Schema (2020-12). */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

const folder = new URL('../src/contract/', import.meta.url);

/** The names of all schemas that a contract module exports: `cartDocumentSchema` is `CartDocument`. */
const names = z.registry<{ id: string }>();
for (const file of readdirSync(folder)
  .filter((name) => /^[\w-]+\.ts$/.test(name))
  .toSorted()) {
  const module = (await import(`../src/contract/${file.slice(0, -3)}.ts`)) as Record<string, unknown>;
  for (const name of Object.keys(module).toSorted()) {
    const value = module[name];
    if (value instanceof z.ZodMiniType && name.endsWith('Schema') && !names.has(value))
      names.add(value, { id: name.charAt(0).toUpperCase() + name.slice(1, -'Schema'.length) });
  }
}

/** JSON Schemas of the input of custom and transforming schemas, which cannot be derived from their code. */
const customInputs = new Map<z.core.$ZodType, () => JsonSchema>([
  [facetCountsSchema, () => facetCounts],
  [productSchema.def.in, () => ({ ...namedPart(productDocumentSchema), description: flatKeys })],
]);

const facetCounts: JsonSchema = {
  description: 'Counts as `[value, count, …]`, as `[[value, count], …]` or as an object.',
  anyOf: [
    { type: 'array', items: { type: ['string', 'integer'] } },
    { type: 'array', items: { type: 'array', prefixItems: [{ type: 'string' }], items: { type: 'integer' } } },
    { type: 'object', additionalProperties: { type: 'integer' } },
  ],
};

const flatKeys =
  'Flat keys: a dot is part of the name. Prices by persona are additional members such as `priceList.GST.finalPrice_d`.';

/** Returns the definition of a named schema, without its reference. */
function namedPart(schema: z.ZodMiniType): JsonSchema {
  const { $defs = {}, $ref = '' } = wireSchema(schema);
  const part = $defs[$ref.slice($ref.lastIndexOf('/') + 1)];
  if (!part) throw new TypeError('The schema has no name: export it from a module of the contract as `…Schema`.');
  return part;
}

/** Returns the JSON Schema of a schema's wire input; named parts are in `$defs`. */
export function wireSchema(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    metadata: names,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => refine(zodSchema, jsonSchema),
  });
  return json;
}

function refine(schema: z.core.$ZodType, json: JsonSchema): void {
  const customInput = customInputs.get(schema);
  if (customInput) Object.assign(json, customInput());
  else if (schema instanceof z.ZodMiniCustom || schema instanceof z.ZodMiniTransform)
    throw new TypeError(
      'A custom or transforming schema has no JSON Schema: add it to customInputs in scripts/json-schema.ts.',
    );
  removeRedundantLimits(json);
  // clients must accept new members
  if (json.properties) json.additionalProperties ??= true;
}

/** Removes the bounds that every integer has, and the empty properties of an open object. */
function removeRedundantLimits(json: JsonSchema): void {
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  if (JSON.stringify(json.properties) === '{}') delete json.properties;
}
