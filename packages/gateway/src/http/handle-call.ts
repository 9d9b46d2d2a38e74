import { documentedCodes, readQuery, type Call, type FileReply } from '@basin/sdk/contract';
import { create as dispositionOf } from 'content-disposition';
import { HttpProblem, problem, requiredField } from './http-problem.ts';
import { Reply, type HandlerContext, type ImplementedCall } from './implement.ts';
import type { TrustedProxies } from './limits/client-address.ts';
import { expectCustomer, type Principal, type PrincipalResolver } from './principal.ts';
import { formatProblemFor } from './problem-envelopes.ts';
import { expectStorable, readBody } from './request-body.ts';
import { decodePart } from './request-parts.ts';
import { routePath } from './route-path.ts';
import { wireJson } from './wire-json.ts';

/** The services and options of the server besides the handlers. */
export interface ServingContext extends Omit<HandlerContext, 'request' | 'callerAddress'> {
  readonly resolvePrincipal: PrincipalResolver;
  /** The proxies whose `X-Forwarded-For` is trusted. */
  readonly proxies: TrustedProxies;
  /** Validates each response and documented error response against the contract; for tests and development. */
  readonly checkReplies: boolean;
}

const idempotencyKeyPattern = /^[\x21-\x7e]{1,255}$/;

/** A request, its path parameters as matched by the router, and the caller's IP address. */
export interface IncomingCall {
  readonly request: Request;
  readonly matched: Record<string, string>;
  readonly callerAddress: string | undefined;
}

/** Handles one call: authenticates the caller, decodes the request, runs the handler and encodes its reply. */
export async function handleCall(
  { entry, handler }: ImplementedCall,
  incoming: IncomingCall,
  serving: ServingContext,
): Promise<Response> {
  try {
    return await runHandler({ entry, handler }, incoming, serving);
  } catch (error) {
    if (serving.checkReplies && error instanceof HttpProblem) checkProblem(entry, error);
    throw error;
  }
}

/** Validates a documented error response, in the envelope of its system, and its codes against the contract. */
function checkProblem(entry: Call, problem: HttpProblem): void {
  const { system, path, errors } = entry;
  const { status, body } = formatProblemFor(system, problem, { path, requestId: '' });
  errors?.[status]?.parse(body);
  const codes = documentedCodes(entry)[status] ?? [];
  const unknownCode = codesIn(body).find((code) => !codes.includes(code));
  if (unknownCode !== undefined)
    throw new RangeError(`${entry.method} ${path} does not document the code ${unknownCode} for ${status}`, {
      cause: problem,
    });
}

function codesIn(body: {
  errors?: readonly { code: string }[];
  errorCode?: string;
  error_description?: string;
  error?: string;
}): string[] {
  const { errors = [], errorCode, error_description: oauth, error } = body;
  return [
    ...errors.map(({ code }) => code),
    ...[errorCode, oauth === undefined ? undefined : error].filter((code) => code !== undefined),
  ];
}

async function runHandler(
  { entry, handler }: ImplementedCall,
  { request, matched, callerAddress }: IncomingCall,
  serving: ServingContext,
): Promise<Response> {
  const caller = await callerOf(entry, request, serving.resolvePrincipal);
  const { resolvePrincipal: _, proxies: __, checkReplies, ...rest } = serving;
  const context = { ...rest, request, callerAddress };
  if (caller.principal) auditAssociate(caller.principal, entry, serving);
  const parts = await partsOf(entry, request, matched);
  const returned = await handler({ ...context, ...caller, ...intentOf(entry, request), ...parts });
  const reply = returned instanceof Reply ? (returned as Reply<unknown>) : new Reply(returned);
  const status = reply.status ?? entry.status?.[0] ?? 200;
  if (entry.reply === 'blob') return fileResponse(reply.body as FileReply, status, reply.headers);
  if (checkReplies && reply.body === undefined) expectNothing(entry);
  if (reply.body === undefined) return new Response(null, { status, headers: reply.headers });
  const text = wireJson(reply.body);
  if (checkReplies) entry.response?.parse(JSON.parse(text));
  return new Response(text, { status, headers: { 'Content-Type': 'application/json', ...reply.headers } });
}

function expectNothing({ method, path, reply, response }: Call): void {
  if (reply !== 'none' && response) throw new TypeError(`${method} ${path} returned no body`);
}

async function callerOf(entry: Call, request: Request, resolve: PrincipalResolver): Promise<{ principal?: Principal }> {
  if (entry.auth !== 'guest' && entry.auth !== 'customer') return {};
  const principal = await resolve(request);
  if (typeof principal === 'string') throw new HttpProblem(401, { statusCode: 401, message: principal });
  if (entry.auth === 'customer') expectCustomer(principal);
  return { principal };
}

/** Logs every call of an associate. */
function auditAssociate(principal: Principal, { method, path }: Call, { log }: ServingContext): void {
  if (principal.kind !== 'customer' || principal.koc === undefined) return;
  log.info({ event: 'associate-call', associateId: principal.koc, method, path }, 'an associate made a call');
}

async function partsOf(entry: Call, request: Request, matched: Record<string, string>): Promise<object> {
  const params = routePath(entry.path).read(matched);
  const query = queryOf(entry, request);
  expectStorable(params);
  expectStorable(query);
  const body = entry.body && (await readBody(request, entry.bodyType ?? 'json'));
  return {
    ...(entry.params && { params: decodePart('params', entry.params, params) }),
    ...(entry.query && { query: decodePart('query', entry.query, query) }),
    ...(entry.body && { body: decodePart('body', entry.body, body) }),
  };
}

function queryOf(entry: Call, request: Request): Record<string, string | string[]> {
  const query = readQuery(new URL(request.url).searchParams);
  for (const name of entry.headerAlias ?? []) {
    const value = request.headers.get(name);
    if (value !== null) query[name] ??= value;
  }
  return query;
}

function intentOf(entry: Call, request: Request): { idempotencyKey?: string | undefined } {
  if (entry.idempotencyKey === undefined) return {};
  const idempotencyKey = request.headers.get('idempotency-key') ?? undefined;
  if (idempotencyKey === undefined && entry.idempotencyKey === 'required') throw requiredField('Idempotency-Key');
  if (idempotencyKey !== undefined && !idempotencyKeyPattern.test(idempotencyKey)) {
    const message = 'Idempotency-Key must be 1 to 255 visible ASCII characters.';
    throw problem(400, { code: 'InvalidField', message, field: 'Idempotency-Key' });
  }
  return { idempotencyKey };
}

/** Sends a file as a download, so that no browser runs its content in this origin; range requests are not supported. */
function fileResponse(file: FileReply, status: number, headers: Readonly<Record<string, string>>): Response {
  const fileHeaders = {
    'Accept-Ranges': 'none',
    'Content-Disposition': dispositionOf(file.filename.toWellFormed()),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  return new Response(file.blob, { status, headers: { ...fileHeaders, ...headers } });
}
