import { HttpProblem, problem } from './http-problem.ts';

const JSON_LIMIT_BYTES = 256 * 1024;
const FILE_LIMIT_BYTES = 10 * 1024 * 1024;
const DEPTH_LIMIT = 20;

/** How the body of a call travels. */
export type BodyType = 'json' | 'form' | 'file';

/**
 * The body of a request, read no further than its limit; undefined when there is none.
 *
 * @throws {HttpProblem} 400 for what cannot be read, 413 for what is too long, 415 for another type or coding
 */
export async function readBody(request: Request, type: BodyType): Promise<unknown> {
  const bytes = await readBytes(request, type === 'file' ? FILE_LIMIT_BYTES : JSON_LIMIT_BYTES);
  expectNoCoding(request);
  if (type === 'file') return new Blob([bytes], { type: request.headers.get('content-type') ?? '' });
  if (bytes.length === 0) return undefined;
  expectContentType(request, type === 'json' ? 'application/json' : 'application/x-www-form-urlencoded');
  const text = decode(bytes);
  const value: unknown = type === 'json' ? parseJson(text) : parseForm(text);
  expectStorable(value);
  if (type === 'json') expectNamedOnce(text, value);
  return value;
}

/**
 * Refuses text that no database stores (NUL, lone surrogates) and nesting beyond the limit.
 *
 * @throws {HttpProblem} 400
 */
export function expectStorable(value: unknown, depth = 0): void {
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) {
    throw invalidInput('Text holds a character that cannot be stored.');
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth >= DEPTH_LIMIT) throw invalidInput(`JSON is nested deeper than ${DEPTH_LIMIT} levels.`);
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
  throw notTaken(`The content type of the body must be ${expected}.`, { Accept: expected });
}

function expectNoCoding({ headers }: Request): void {
  const coding = headers.get('content-encoding') ?? 'identity';
  if (coding.trim().toLowerCase() === 'identity') return;
  throw notTaken(`A body in the coding '${coding}' is not taken.`, { 'Accept-Encoding': 'identity' });
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
 * A member that is named twice would be one thing here and another to what stands before the gateway: a text has as many
 * colons as its value has members, or one of them was lost.
 *
 * @see RFC 8259 §4
 */
function expectNamedOnce(text: string, value: unknown): void {
  const outsideTexts = text
    .replaceAll(/\\./g, '')
    .split('"')
    .filter((_, place) => place % 2 === 0);
  const colons = outsideTexts.join('').split(':').length - 1;
  if (colons > countMembers(value)) throw invalidInput('A member of the body is named twice.');
}

function countMembers(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const members: unknown[] = Object.values(value);
  const own = Array.isArray(value) ? 0 : members.length;
  return members.reduce<number>((sum, member) => sum + countMembers(member), own);
}

/** As with JSON, and by the rules of its own. @see RFC 6749 §3.2 */
function parseForm(text: string): object {
  const members = [...new URLSearchParams(text)];
  const form = Object.fromEntries(members);
  if (Object.keys(form).length < members.length) throw invalidInput('A member of the form is named twice.');
  return form;
}

const invalidInput = (message: string): HttpProblem => problem(400, { code: 'InvalidInput', message });

const tooLong = (limitBytes: number): HttpProblem =>
  problem(413, { code: 'InvalidInput', message: `The body is longer than ${limitBytes} bytes.` });

/** 415 with what would be taken. @see RFC 9110 §15.5.16 */
const notTaken = (message: string, headers: Record<string, string>): HttpProblem =>
  new HttpProblem(415, { statusCode: 415, message, errors: [{ code: 'InvalidInput', message }] }, headers);
