import type { Operation } from './operation.ts';
import type { Parameter } from './parameters.ts';
import type { Response } from './responses.ts';

/** Several calls that are readings of one address as one operation: OpenAPI has one for each method and path. */
export function readingsOf(summary: string, operations: readonly [Operation, ...Operation[]]): Operation {
  const [first] = operations;
  if (operations.length === 1) return first;
  const [area = ''] = first.tags;
  const names = operations.map(({ operationId }) => `\`sdk.${operationId}\``).join(', ');
  const success = { ...first.responses['200'], content: { 'application/json': eitherReply(operations) } };
  return {
    ...first,
    operationId: area,
    summary: summary.replace(/\.$/, ''),
    description: `${names}: what is at the path says what comes.`,
    parameters: jointParameters(operations),
    responses: { ...first.responses, 200: success as Response },
  };
}

function eitherReply(operations: readonly Operation[]): object {
  const replies = operations.map(({ operationId, responses }) => {
    const media = (responses['200'] as Response).content?.['application/json'];
    return { name: operationId.replace('.', '-'), schema: media?.schema, example: media?.examples?.sample };
  });
  return {
    schema: { anyOf: replies.map(({ schema }) => schema) },
    examples: Object.fromEntries(replies.map(({ name, example }) => [name, example])),
  };
}

/** What one reading asks for and another doesn't know is optional. */
function jointParameters(operations: readonly Operation[]): Parameter[] {
  const all = operations.flatMap(({ parameters }) => parameters).filter((each): each is Parameter => 'name' in each);
  return [...Map.groupBy(all, ({ name }) => name).values()].flatMap((same) =>
    same.slice(0, 1).map((one) => ({ ...one, required: one.required && same.length === operations.length })),
  );
}
