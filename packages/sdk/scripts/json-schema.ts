import { readdirSync } from 'node:fs';
import * as z from 'zod/mini';
import { facetCountsSchema } from '../src/contract/facet.ts';
import { productSchema } from '../src/contract/product-document.ts';
import { productDocumentSchema } from '../src/contract/wire-product.ts';

/** A JSON Schema (2020-12) as an object that can be changed. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

const folder = new URL('../src/contract/', import.meta.url);

/** Every schema that a module of the contract exports is known by its name: `cartSchema` is `Cart`. */
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

/** What schemas that read with code of their own take: JSON Schema is given that, for it can't be seen. */
const told = new Map<z.core.$ZodType, () => JsonSchema>([
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
  'Flat keys: a dot is part of the name. Prices by persona stand beside: `priceList.GST.finalPrice_d` and its like.';

/** A schema that has a name, without its reference. */
function namedPart(schema: z.ZodMiniType): JsonSchema {
  const { $defs = {}, $ref = '' } = wireSchema(schema);
  const part = $defs[$ref.slice($ref.lastIndexOf('/') + 1)];
  if (!part) throw new TypeError('The schema has no name.');
  return part;
}

/** What a schema takes from the wire; named parts stand in `$defs`. */
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
  const tell = told.get(schema);
  if (tell) Object.assign(json, tell());
  else if (schema instanceof z.ZodMiniCustom || schema instanceof z.ZodMiniTransform)
    throw new TypeError('A schema that reads with code of its own is not told in scripts/json-schema.ts.');
  leaveOutTheObvious(json);
  // who reads must let pass what is new
  if (json.properties) json.additionalProperties ??= true;
}

/** Bounds of an integer that every double has, and that an object with any members has none of its own. */
function leaveOutTheObvious(json: JsonSchema): void {
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  if (JSON.stringify(json.properties) === '{}') delete json.properties;
}
