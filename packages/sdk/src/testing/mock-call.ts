import { http, HttpResponse, type HttpHandler } from 'msw';
import { decode } from '../client/schema.ts';
import type { Call, CallRequest, FileReply, WireReply } from '../contract/call.ts';
import { documentedErrors } from '../contract/documented-errors.ts';
import type { AnyFixture } from './fixtures/fixture.ts';
import { generalError } from './fixtures/error-bodies.ts';
import { readRequest } from './read-request.ts';
import type { Route } from './route.ts';

/** How one call is answered; each handler reads the request as a gateway does and refuses what is not as agreed. */
export interface MockCall<Entry extends Call> {
  /**
   * Answers with a reply in its wire shape, or with what it makes of the request's parts; with the fixture's reply when
   * none is given.
   *
   * @throws {TypeError} when the reply is not what the contract says
   */
  readonly replies: (
    reply?: WireReply<Entry> | ((request: CallRequest<Entry>) => WireReply<Entry> | Promise<WireReply<Entry>>),
  ) => HttpHandler;
  /**
   * Refuses with a documented status: with the body given, else the fixture's, else the general one.
   *
   * @throws {TypeError} when the status is not documented or its body is not what the contract says
   */
  readonly refuses: (status: number, body?: unknown) => HttpHandler;
  /** Gives no answer: the connection breaks. */
  readonly fails: () => HttpHandler;
}

interface Mocked {
  readonly name: string;
  readonly entry: Call;
  readonly fixture: AnyFixture;
  readonly route: Route;
}

/** The handlers of one call. */
export function mockCall(mocked: Mocked): MockCall<Call> {
  const { name, entry, fixture } = mocked;
  return {
    replies(reply) {
      const given = reply ?? fixture.reply;
      if (typeof given === 'function')
        return handlerOf(mocked, async (parts) => replyOf(name, entry, await (given as Answer)(parts)));
      replyOf(name, entry, given);
      return handlerOf(mocked, () => replyOf(name, entry, given));
    },
    refuses(status, body) {
      const rejection = rejectionOf(mocked, status, body);
      return handlerOf(mocked, () => HttpResponse.json(rejection as object, { status }));
    },
    fails: () => handlerOf(mocked, () => HttpResponse.error()),
  };
}

type Answer = (parts: Readonly<Record<string, unknown>>) => unknown;
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
  expectAsAgreed(`The reply of ${name}`, entry.response, reply);
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
  if (!schema) throw new TypeError(`${name} is not documented to answer ${status}.`);
  const body = given ?? fixture.errors?.[status] ?? generalError(entry, status);
  expectAsAgreed(`The error response of ${name} with ${status}`, schema, body);
  return body;
}

function expectAsAgreed(what: string, schema: Parameters<typeof decode>[0], wire: unknown): void {
  const read = decode(schema, wire);
  if (read.ok) return;
  const issues = read.issues.map(({ path, problem }) => `${path || 'it'}: ${problem}`).join('; ');
  throw new TypeError(`${what} is not what the contract says: ${issues}`);
}
