import { http, HttpResponse, type HttpHandler } from 'msw';
import { decode } from '../client/schema.ts';
import type { Call, CallRequest, FileReply, WireReply } from '../contract/call.ts';
import { documentedErrors } from '../contract/documented-errors.ts';
import type { AnyFixture } from './fixtures/fixture.ts';
import { generalError } from './fixtures/error-bodies.ts';
import { readRequest } from './read-request.ts';
import type { Route } from './route.ts';

/**
 * Handlers for one call. Each validates the request as a gateway does and rejects one that does not match the contract.
 */
export interface MockCall<Entry extends Call> {
  /**
   * Responds with a body in its wire shape, or with the result of a function of the request's parts; by default with
   * the response of the fixture.
   *
   * @throws {TypeError} when the response does not match the contract
   */
  readonly replies: (
    reply?: WireReply<Entry> | ((request: CallRequest<Entry>) => WireReply<Entry> | Promise<WireReply<Entry>>),
  ) => HttpHandler;
  /**
   * Responds with a documented error status: with the given body, else that of the fixture, else the general one.
   *
   * @throws {TypeError} when the status is not documented or its body does not match the contract
   */
  readonly rejects: (status: number, body?: unknown) => HttpHandler;
  /** Breaks the connection without a response. */
  readonly fails: () => HttpHandler;
}

interface Mocked {
  readonly name: string;
  readonly entry: Call;
  readonly fixture: AnyFixture;
  readonly route: Route;
}

/** Creates the handlers of one call. */
export function mockCall(mocked: Mocked): MockCall<Call> {
  const { name, entry, fixture } = mocked;
  return {
    replies(reply) {
      const response = reply ?? fixture.reply;
      if (typeof response === 'function')
        return handlerOf(mocked, async (parts) => replyOf(name, entry, await (response as RequestHandler)(parts)));
      replyOf(name, entry, response);
      return handlerOf(mocked, () => replyOf(name, entry, response));
    },
    rejects(status, body) {
      const rejection = rejectionOf(mocked, status, body);
      return handlerOf(mocked, () => HttpResponse.json(rejection as object, { status }));
    },
    fails: () => handlerOf(mocked, () => HttpResponse.error()),
  };
}

type RequestHandler = (parts: Readonly<Record<string, unknown>>) => unknown;
type Respond = (parts: Readonly<Record<string, unknown>>) => Response | Promise<Response>;

function handlerOf({ entry, route }: Mocked, respond: Respond): HttpHandler {
  const method = entry.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  return http[method](
    ({ request }) => route(new URL(request.url)) !== undefined,
    async ({ request }) => {
      const read = await readRequest(entry, request, route(new URL(request.url)) ?? {});
      return read.ok ? respond(read.parts) : HttpResponse.json(read.body, { status: read.status });
    },
  );
}

function replyOf(name: string, entry: Call, reply: unknown): Response {
  const [status = 200] = entry.status ?? [];
  if (entry.reply === 'blob') return fileOf(reply as FileReply, status);
  if (!entry.response || reply === undefined) return new HttpResponse(null, { status });
  expectMatch(`The response of ${name}`, entry.response, reply);
  return HttpResponse.json(reply as object, { status });
}

const fileOf = ({ blob, filename }: FileReply, status: number): Response =>
  new HttpResponse(blob, {
    status,
    headers: {
      'Content-Type': blob.type,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
    },
  });

function rejectionOf({ name, entry, fixture }: Mocked, status: number, given: unknown): unknown {
  const schema = documentedErrors(entry)[status];
  if (!schema)
    throw new TypeError(
      `${name} has no documented status ${status}: use one of ${Object.keys(documentedErrors(entry)).join(', ')}.`,
    );
  const body = given ?? fixture.errors?.[status] ?? generalError(entry, status);
  expectMatch(`The error response of ${name} with ${status}`, schema, body);
  return body;
}

function expectMatch(what: string, schema: Parameters<typeof decode>[0], wire: unknown): void {
  const read = decode(schema, wire);
  if (read.ok) return;
  const issues = read.issues.map(({ path, problem }) => `${path || 'the body'}: ${problem}`).join('; ');
  throw new TypeError(`${what} does not match the contract: ${issues}`);
}
