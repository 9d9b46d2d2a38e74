import { inspect } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import * as errors from './errors.ts';
import {
  AbortedError,
  AuthError,
  ConflictError,
  ContractError,
  errorFrom,
  hasStatus,
  HttpError,
  isSdkError,
  NetworkError,
  nullOn,
  SdkError,
  TimeoutError,
  type CallError,
} from './errors.ts';

const facts = { call: 'POST /cart/v2/items', requestId: 'r-1' };
const refused = (status: number) => ({ status, body: {} });

/** One error of each class, made by one copy of the module. */
const allErrors = (copy: typeof errors): SdkError[] => [
  new copy.HttpError(facts, refused(400)),
  new copy.AuthError(facts, refused(401)),
  new copy.ConflictError(facts, refused(409)),
  new copy.NetworkError(facts),
  new copy.TimeoutError(facts, 25_000),
  new copy.AbortedError(facts),
  new copy.ContractError(facts, 'reply', [{ path: 'version', problem: 'invalid_type' }], 200),
];

const classes = {
  SdkError,
  HttpError,
  AuthError,
  ConflictError,
  NetworkError,
  TimeoutError,
  AbortedError,
  ContractError,
};

/** The names of the classes that an error is an instance of. */
const classesOf = (error: unknown): string[] =>
  Object.entries(classes).flatMap(([name, type]) => (error instanceof (type as never) ? [name] : []));

const expected = [
  ['SdkError', 'HttpError'],
  ['SdkError', 'HttpError', 'AuthError'],
  ['SdkError', 'HttpError', 'ConflictError'],
  ['SdkError', 'NetworkError'],
  ['SdkError', 'TimeoutError'],
  ['SdkError', 'AbortedError'],
  ['SdkError', 'ContractError'],
];

describe('an error', () => {
  test('is known by instanceof, also when another copy of the package made it', async () => {
    expect(allErrors(errors).map(classesOf)).toEqual(expected);
    vi.resetModules();
    const copy = await import('./errors.ts');
    expect(copy.HttpError).not.toBe(HttpError);
    expect(allErrors(copy).map(classesOf)).toEqual(expected);
    expect(allErrors(copy).every(isSdkError)).toBe(true);
    expect(hasStatus(copy.errorFrom(facts, refused(404)), 404)).toBe(true);
  });

  test('of another copy is not known by an ordinary class: the control', async () => {
    class Ordinary extends HttpError {}
    vi.resetModules();
    const copy = await import('./errors.ts');
    class OrdinaryCopy extends copy.HttpError {}
    expect(new Ordinary(facts, refused(400))).toBeInstanceOf(Ordinary);
    expect(new OrdinaryCopy(facts, refused(400)) instanceof Ordinary).toBe(false);
    expect(classesOf(new OrdinaryCopy(facts, refused(400)))).toEqual(['SdkError', 'HttpError']);
    expect(new HttpError(facts, refused(400)) instanceof Ordinary).toBe(false);
  });

  test('is nothing else', () => {
    const others: unknown[] = [new Error('x'), null, undefined, 'text', 7, { kind: 'http', name: 'HttpError' }];
    expect(others.some(isSdkError)).toBe(false);
    expect(others.flatMap(classesOf)).toEqual([]);
  });

  test('is of a closed set: what is not named here does not compile', () => {
    const told = (error: CallError): string => {
      switch (error.kind) {
        case 'http':
        case 'auth':
        case 'conflict':
          return `${error.status}`;
        case 'timeout':
          return `${error.timeoutMs} ms`;
        case 'contract':
          return error.direction;
        case 'network':
        case 'aborted':
          return error.kind;
      }
    };
    expect(allErrors(errors).map((error) => told(error as CallError))).toEqual(
      ['400', '401', '409', 'network', '25000 ms', 'aborted', 'reply'], // prettier-ignore
    );
  });

  test('is a subclass by status, and always an HttpError', () => {
    const names = [400, 401, 403, 404, 409, 500].map((status) => errorFrom(facts, refused(status)).name);
    expect(names).toEqual(['HttpError', 'AuthError', 'AuthError', 'HttpError', 'ConflictError', 'HttpError']);
  });

  test('names its call, in one line', () => {
    expect(allErrors(errors).map(String)).toEqual([
      'HttpError: POST /cart/v2/items answered 400',
      'AuthError: POST /cart/v2/items answered 401',
      'ConflictError: POST /cart/v2/items answered 409',
      'NetworkError: POST /cart/v2/items got no answer',
      'TimeoutError: POST /cart/v2/items was not answered within 25000 ms',
      'AbortedError: POST /cart/v2/items was given up',
      'ContractError: POST /cart/v2/items: the reply is not as agreed at version (invalid_type)',
    ]);
    expect(allErrors(errors).every(({ call, requestId }) => call === facts.call && requestId === 'r-1')).toBe(true);
  });

  test('becomes null for the named status only', () => {
    expect(nullOn(404)(errorFrom(facts, refused(404)))).toBeNull();
    expect(() => nullOn(404)(errorFrom(facts, refused(500)))).toThrow('answered 500');
    expect(() => nullOn(404)(new RangeError('x'))).toThrow(RangeError);
  });
});

describe('what is shown of an error', () => {
  const secrets = {
    token: 'eyJhbGciOiJIUzI1NiJ9.canary.signature',
    email: 'canary@example.org',
    password: 'Canary!Pass2030',
    cookie: '__Host-sid=canary-cookie',
    query: '/cart/active?email=canary%40example.org&token=canary-query',
    body: '{"streetName":"canary street"}',
  };

  /** What a transport may throw: an error whose texts, members and causes quote the request. */
  function leaky(): Error {
    const deepest = Object.assign(new Error(`connect to ${secrets.query}`), { code: 'ECONNREFUSED', ...secrets });
    const middle = Object.assign(new TypeError(`fetch failed: ${secrets.token}`, { cause: deepest }), { ...secrets });
    return Object.assign(new Error(`Cookie: ${secrets.cookie} ${secrets.body}`, { cause: middle }), {
      config: { headers: secrets },
      name: secrets.password,
    });
  }

  /** Every way in which an error ends up in a log. */
  const ways: Readonly<Record<string, (error: Error) => string>> = {
    'JSON.stringify': (error) => JSON.stringify(error),
    'console.log': (error) => inspect(error, { depth: Infinity }),
    'console.dir with what is hidden': (error) => inspect(error, { depth: Infinity, showHidden: true }),
    String,
    stack: (error) => String(error.stack),
    'the causes, one by one': (error) => {
      const causes: Error[] = [];
      for (let at = error.cause; at instanceof Error; at = at.cause) causes.push(at);
      return causes
        .map((cause) => `${String(cause)} ${String(cause.stack)} ${JSON.stringify(Object.entries(cause))}`)
        .join(' ');
    },
    structuredClone: (error) => {
      const clone = structuredClone(error);
      return `${inspect(clone, { depth: Infinity, showHidden: true })} ${JSON.stringify(Object.entries(clone))}`;
    },
    'a copy of its members': (error) => JSON.stringify(Object.entries(error)),
  };

  const leaks = (text: string): string[] =>
    Object.values(secrets).filter((secret) => text.includes(secret) || /canary/i.test(text));

  const answered = { status: 400, body: { message: secrets.body, errors: [{ code: secrets.token }], ...secrets } };
  const withSecrets: Readonly<Record<string, SdkError>> = {
    'a refusal': new HttpError({ ...facts, cause: leaky() }, answered),
    'a conflict': new ConflictError(facts, { ...answered, status: 409 }),
    'a refused token': new AuthError(facts, { ...answered, status: 401 }),
    'a broken connection': new NetworkError({ ...facts, cause: leaky() }),
    'a thrown text': new NetworkError({ ...facts, cause: secrets.token }),
    'a wrong reply': new ContractError(facts, 'reply', [
      { path: `facets.${secrets.email}.0`, problem: 'invalid_type' },
      { path: secrets.query, problem: 'invalid_type' },
    ]),
  };

  describe.each(Object.entries(withSecrets))('after %s', (_, error) => {
    test.each(Object.entries(ways))('by %s holds no secret', (__, show) => {
      expect(leaks(show(error))).toEqual([]);
    });
  });

  test.each(Object.entries(ways))('the secrets of an ordinary error would be seen by %s: the control', (_, show) => {
    expect(leaks(show(leaky()))).not.toEqual([]);
  });

  test('says what it was: the chain of causes by name and code', () => {
    const cause = Object.assign(new TypeError('fetch failed'), {
      cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
    });
    const error = new NetworkError({ ...facts, cause });
    expect(inspect(error)).toContain('[Error: TypeError]');
    expect(inspect(error)).toContain('[Error: Error ECONNREFUSED]');
    expect(JSON.parse(JSON.stringify(new ContractError(facts, 'reply', [{ path: 'a.0.b-c', problem: 'p' }])))).toEqual({
      name: 'ContractError',
      kind: 'contract',
      message: 'POST /cart/v2/items: the reply is not as agreed at a.0.b-c (p)',
      call: 'POST /cart/v2/items',
      requestId: 'r-1',
      direction: 'reply',
      issues: [{ path: 'a.0.b-c', problem: 'p' }],
    });
  });

  test('keeps the body at hand for the caller, and out of sight', () => {
    const error = withSecrets['a refusal'] as HttpError;
    expect(error.body).toBe(answered.body);
    expect(Object.keys(error)).not.toContain('body');
  });
});
