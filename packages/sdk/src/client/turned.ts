import * as z from 'zod/mini';

/**
 * A schema that parses what this one encodes, because generated code goes one way only; undefined where a part is not
 * known to turn, or has a check that would then see the wire instead of the meaning.
 */
export function turned(schema: z.ZodMiniType): z.ZodMiniType | undefined {
  const { def } = schema as z.core.$ZodType as z.core.$ZodTypes & { def: z.core.$ZodTypes['_zod']['def'] };
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'literal':
    case 'enum':
      return schema;
    case 'array':
      return staysSame(def.element) ? schema : undefined;
    case 'union':
      return def.options.every(staysSame) ? schema : undefined;
    case 'optional': {
      const innerType = turned(def.innerType as z.ZodMiniType);
      return innerType && z.clone(schema, { ...def, innerType } as never);
    }
    case 'object':
      return turnedObject(schema as z.ZodMiniObject);
    case 'pipe':
      return isCodec(def) ? z.invertCodec(schema as z.ZodMiniCodec) : undefined;
    default:
      return undefined;
  }
}

const staysSame = (schema: z.core.SomeType): boolean => turned(schema as z.ZodMiniType) === schema;

const isCodec = (def: z.core.$ZodPipeDef): boolean =>
  def.reverseTransform !== undefined && !def.checks && staysSame(def.in) && staysSame(def.out);

function turnedObject(schema: z.ZodMiniObject): z.ZodMiniType | undefined {
  const { def } = schema;
  if (def.checks) return undefined;
  const shape = Object.entries(def.shape).map(([name, member]) => [name, turned(member as z.ZodMiniType)] as const);
  if (shape.some(([, member]) => member === undefined)) return undefined;
  return z.clone(schema, { ...def, shape: Object.fromEntries(shape) } as never);
}
