import type { Operation } from './operation.ts';
import type { Parameter } from './parameters.ts';
import type { Response } from './responses.ts';

/** Merges calls with the same method and path into one operation, because OpenAPI allows only one. */
export function mergeVariants(operations: readonly [Operation, ...Operation[]]): Operation {
  const [first, ...others] = operations;
  if (others.length === 0) return first;
  const success = { ...first.responses['200'], content: { 'application/json': eitherResponse(operations) } };
  return {
    ...first,
    description: operations.map(({ description, summary }) => `${description} ${summary}.`).join('\n'),
    parameters: jointParameters(operations),
    responses: { ...first.responses, 200: success as Response },
    'x-calls': operations.map(({ operationId }) => operationId),
  };
}

function eitherResponse(operations: readonly Operation[]): object {
  const media = operations.map(({ operationId, responses }) => {
    const { content } = responses['200'] as Response;
    return [operationId.replace('.', '-'), content?.['application/json']] as const;
  });
  const schemas = new Map(media.map(([, each]) => [JSON.stringify(each?.schema), each?.schema]));
  const [only, ...others] = schemas.values();
  return {
    schema: others.length === 0 ? only : { anyOf: [...schemas.values()] },
    examples: Object.fromEntries(media.map(([name, each]) => [name, each?.examples?.sample])),
  };
}

/** Returns the parameters of all variants; one that not every variant has is optional. */
function jointParameters(operations: readonly Operation[]): Parameter[] {
  const all = operations.flatMap(({ parameters }) => parameters).filter((each): each is Parameter => 'name' in each);
  return [...Map.groupBy(all, ({ name }) => name).values()].flatMap((same) =>
    same.slice(0, 1).map((one) => ({ ...one, required: one.required && same.length === operations.length })),
  );
}
