import type { Components } from './components.ts';
import type { Operation } from './operation.ts';

/** Returns the operations with identical responses replaced by a reference to one component, named after the first. */
export function shareResponses(operations: readonly Operation[], components: Components): Operation[] {
  const places = operations.flatMap(({ operationId, responses }) =>
    Object.entries(responses).map(([status, response]) => ({ name: `${operationId}.${status}`, response })),
  );
  const shared = Map.groupBy(places, ({ response }) => JSON.stringify(response));
  const share = (response: Operation['responses'][string]) => {
    const [first, second] = shared.get(JSON.stringify(response)) ?? [];
    return '$ref' in response || !first || !second ? response : components.addResponse(first.name, response);
  };
  return operations.map((operation) => ({
    ...operation,
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, response]) => [status, share(response)]),
    ),
  }));
}
