import { documentedCodes, type Call } from '../../src/contract/index.ts';
import type { AnyFixture } from '../../src/testing/fixtures/fixture.ts';
import type { Components, ComponentReference } from './components.ts';
import { parametersOf, type Parameter } from './parameters.ts';
import { responsesOf, type Response } from './responses.ts';

/** A call with its names and its comment in the source. */
export interface NamedCall {
  readonly area: string;
  readonly name: string;
  readonly about: string;
  readonly entry: Call;
  readonly fixture: AnyFixture;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly object[];
  readonly parameters: readonly (Parameter | ComponentReference)[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, Response | ComponentReference>>;
  readonly 'x-calls': readonly string[];
  /** The only codes that an error response can have, by status. */
  readonly 'x-error-codes': Readonly<Record<number, readonly string[]>>;
}

const schemes = { none: [], guest: [{ guest: [] }], customer: [{ customer: [] }], basic: [{ preview: [] }] };

/** Returns a call as an OpenAPI operation. */
export function operationOf(call: NamedCall, components: Components): Operation {
  const { area, name, about, entry, fixture } = call;
  const { number, auth, system } = entry;
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: about.replace(/\.$/, ''),
    description: `\`sdk.${area}.${name}\`, section ${number} of the wire reference.`,
    security: system === 'author' ? [{}, ...schemes.basic] : schemes[auth],
    parameters: parametersOf(entry, fixture.request, components),
    ...(entry.body && { requestBody: requestBodyOf(call, components) }),
    responses: responsesOf(call, components),
    'x-calls': [`${area}.${name}`],
    'x-error-codes': documentedCodes(entry),
  };
}

const mediaTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded', file: '*/*' };

function requestBodyOf({ area, name, entry, fixture }: NamedCall, components: Components): object {
  const { body, bodyType = 'json' } = entry;
  const media =
    bodyType === 'file' || !body
      ? { schema: { type: 'string', contentMediaType: 'application/octet-stream' } }
      : {
          schema: components.add(body),
          examples: { sample: components.addExample(`${area}.${name}.request`, fixture.request.body) },
        };
  return { required: true, content: { [mediaTypes[bodyType]]: media } };
}
