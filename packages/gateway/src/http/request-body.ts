import { HttpProblem, problem } from './http-problem.ts';

const jsonLimitBytes = 256 * 1024;
const fileLimitBytes = 10 * 1024 * 1024;
const depthLimit = 20;

/** The encoding of a call's body. */
export type BodyType = 'json' | 'form' | 'file';

/**
 * Reads the body of a request up to its size limit; undefined for an empty body.
 *
 * @throws {HttpProblem} 400 for an unreadable body, 413 for one that is too long, 415 for another type or encoding
 */
export async function readBody(request: Request, type: BodyType): Promise<unknown> {
  const bytes = await readBytes(request, type === 'file' ? fileLimitBytes : jsonLimitBytes);
  expectNoCoding(request);
  if (type === 'file') return new Blob([bytes], { type: request.headers.get('content-type') ?? '' });
  if (bytes.length === 0) return undefined;
  expectContentType(request, type === 'json' ? 'application/json' : 'application/x-www-form-urlencoded');
  const text = decode(bytes);
  const value: unknown = type === 'json' ? parseJson(text) : parseForm(text);
  expectStorable(value);
  if (type === 'json') expectUniqueMembers(text, value);
  return value;
}

/**
 * Rejects text that the database cannot store (NUL, lone surrogates) and nesting beyond the limit.
 *
 * @throws {HttpProblem} 400
 */
export function expectStorable(value: unknown, depth = 0): void {
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) {
    throw invalidInput('The text contains a character that cannot be stored.');
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth >= depthLimit) throw invalidInput(`JSON is nested deeper than ${depthLimit} levels.`);
  for (const [name, member] of Object.entries(value)) {
    expectStorable(name);
    expectStorable(member, depth + 1);
  }
}

async function readBytes(request: Request, limitBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) throw tooLong(limitBytes);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > limitBytes) throw tooLong(limitBytes);
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

function expectContentType(request: Request, expected: string): void {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() === expected) return;
  throw unsupportedMediaType(`The content type of the body must be ${expected}.`, { Accept: expected });
}

function expectNoCoding({ headers }: Request): void {
  const coding = headers.get('content-encoding') ?? 'identity';
  if (coding.trim().toLowerCase() === 'identity') return;
  throw unsupportedMediaType(`The content encoding '${coding}' is not supported.`, { 'Accept-Encoding': 'identity' });
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalidInput('The body is not UTF-8 text.');
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidInput('Request body does not contain valid JSON.');
  }
}

/**
 * Rejects duplicate members, which the gateway and a proxy in front of it could read differently. A JSON text without
 * duplicates has exactly as many colons outside strings as its value has members.
 *
 * @see RFC 8259 §4
 */
function expectUniqueMembers(text: string, value: unknown): void {
  const outsideStrings = text
    .replaceAll(/\\./g, '')
    .split('"')
    .filter((_, place) => place % 2 === 0);
  const colons = outsideStrings.join('').split(':').length - 1;
  if (colons > countMembers(value)) throw invalidInput('The body contains a duplicate member.');
}

function countMembers(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const members: unknown[] = Object.values(value);
  const own = Array.isArray(value) ? 0 : members.length;
  return members.reduce<number>((sum, member) => sum + countMembers(member), own);
}

/** Parses a form and rejects duplicate members. @see RFC 6749 §3.2 */
function parseForm(text: string): object {
  const members = [...new URLSearchParams(text)];
  const form = Object.fromEntries(members);
  if (Object.keys(form).length < members.length) throw invalidInput('The form contains a duplicate member.');
  return form;
}

const invalidInput = (message: string): HttpProblem => problem(400, { code: 'InvalidInput', message });

const tooLong = (limitBytes: number): HttpProblem =>
  problem(413, { code: 'InvalidInput', message: `The body is longer than ${limitBytes} bytes.` });

/** The 415 with the supported type or encoding in its headers. @see RFC 9110 §15.5.16 */
const unsupportedMediaType = (message: string, headers: Record<string, string>): HttpProblem =>
  new HttpProblem(415, { statusCode: 415, message, errors: [{ code: 'InvalidInput', message }] }, headers);
