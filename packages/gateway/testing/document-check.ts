import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Fetch } from '@basin/sdk';
import { readOpenApi, resolve, type SystemOrigins } from '../src/http/reference/open-api.ts';
import { operationsOf, type LocatedOperation } from '../src/http/reference/operation-view.ts';

/** Validates requests and responses of a gateway against the OpenAPI document that it serves. */
export interface DocumentCheck {
  /** Wraps a fetch so that each of its exchanges is validated. */
  readonly watch: (fetch: (request: Request) => Response | Promise<Response>) => Fetch;
  /** The mismatches between the exchanges and the document. */
  readonly problems: readonly string[];
  /** The operation ids of the calls that were made. */
  readonly seen: ReadonlySet<string>;
}

const schemaRoot = 'openapi.json';

export function documentCheck(origins: SystemOrigins): DocumentCheck {
  const document = readOpenApi(origins);
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema(document, schemaRoot);
  const routes = operationsOf(document).map((found) => ({ ...found, pattern: patternOf(found) }));
  const problems: string[] = [];
  const seen = new Set<string>();
  const expectValid = (what: string, pointer: string, value: unknown): void => {
    const validate = ajv.compile({ $ref: `${schemaRoot}#${pointer}` });
    if (!validate(value)) problems.push(`${what}: ${ajv.errorsText(validate.errors)}`);
  };
  const watch: DocumentCheck['watch'] = (fetch) => async (request) => {
    const url = new URL(request.url);
    const sent = await jsonOf(request.clone());
    const response = await fetch(request);
    const endpoint = url.origin + url.pathname;
    const route = routes.find(({ method, pattern }) => method === request.method && pattern.test(endpoint));
    if (!route) {
      problems.push(`${request.method} ${url.pathname} is not in the document`);
      return response;
    }
    const { path, method, operation } = route;
    const at = `/paths/${escaped(path)}/${method.toLowerCase()}`;
    seen.add(operation.operationId);
    const what = `${operation.operationId} ${response.status}`;
    const documented = operation.responses[String(response.status)];
    const received = await jsonOf(response.clone());
    if (!documented) problems.push(`${what} is not documented`);
    else if (received !== undefined) {
      const pointer = '$ref' in documented ? documented.$ref.slice(1) : `${at}/responses/${response.status}`;
      const hasBody = resolve(document, documented).content?.['application/json'] !== undefined;
      if (hasBody) expectValid(what, `${pointer}/content/application~1json/schema`, received);
    }
    const takesJson = operation.requestBody?.content['application/json'] !== undefined;
    if (response.ok && takesJson)
      expectValid(`${what} request`, `${at}/requestBody/content/application~1json/schema`, sent);
    return response;
  };
  return { watch, problems, seen };
}

/** Matches the URLs of an operation. */
function patternOf({ server, path }: LocatedOperation): RegExp {
  const whole = path.startsWith('/{pagePath}');
  const filled = path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, whole ? '.+' : '[^/]+');
  return new RegExp(`^${server.replaceAll('.', '\\.')}${filled}$`);
}

const escaped = (path: string): string =>
  encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1')).replaceAll('%7E', '~');

async function jsonOf(message: Request | Response): Promise<unknown> {
  if (!message.headers.get('content-type')?.startsWith('application/json')) return undefined;
  const text = await message.text();
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}
