import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
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

const facts = { call: 'POST /cart/v2/items', operation: 'cart.update', requestId: 'r-1' };
const errorResponse = (status: number) => ({ status, body: {} });

/** One error of each class. */
const allErrors: readonly SdkError[] = [
  new HttpError(facts, errorResponse(400)),
  new AuthError(facts, errorResponse(401)),
  new ConflictError(facts, errorResponse(409)),
  new NetworkError(facts),
  new TimeoutError(facts, 25_000),
  new AbortedError(facts),
  new ContractError(facts, 'reply', [{ path: 'version', problem: 'expected number, got null' }], 200),
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

/** Returns the names of the classes that an error is an instance of. */
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

describe('the error classes', () => {
  test('an error is an instance of its class and of its superclasses', () => {
    expect(allErrors.map(classesOf)).toEqual(expected);
    expect(allErrors.every(isSdkError)).toBe(true);
    expect([400, 404].map((status) => hasStatus(errorFrom(facts, errorResponse(404)), status))).toEqual([false, true]);
  });

  test('a value that is not an SDK error is an instance of no SDK class', () => {
    const others: unknown[] = [new Error('x'), null, undefined, 'text', 7, { kind: 'http', name: 'HttpError' }];
    expect(others.some(isSdkError)).toBe(false);
    expect(others.flatMap(classesOf)).toEqual([]);
  });

  test('the set of errors is closed, so that a missing kind does not compile', () => {
    const describeError = (error: CallError): string => {
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
    expect(allErrors.map((error) => describeError(error as CallError))).toEqual(
      ['400', '401', '409', 'network', '25000 ms', 'aborted', 'reply'], // prettier-ignore
    );
  });

  test('an error response becomes a subclass by status, and is always an HttpError', () => {
    const names = [400, 401, 403, 404, 409, 500].map((status) => errorFrom(facts, errorResponse(status)).name);
    expect(names).toEqual(['HttpError', 'AuthError', 'AuthError', 'HttpError', 'ConflictError', 'HttpError']);
  });

  test('the message of an error names its call in one line', () => {
    expect(allErrors.map(String)).toEqual([
      'HttpError: cart.update was rejected (400). [request r-1]',
      'AuthError: cart.update was rejected (401): the token was not accepted. [request r-1]',
      'ConflictError: cart.update was rejected (409). [request r-1]',
      'NetworkError: cart.update got no response. [request r-1]',
      'TimeoutError: cart.update timed out after 25000 ms. [request r-1]',
      'AbortedError: cart.update was aborted by its caller. [request r-1]',
      'ContractError: cart.update: the response does not match the contract at version: expected number, got null. [request r-1]',
    ]);
    expect(allErrors.every(({ call, requestId }) => call === facts.call && requestId === 'r-1')).toBe(true);
  });

  test('nullOn converts an error to null only for the given status', () => {
    expect(nullOn(404)(errorFrom(facts, errorResponse(404)))).toBeNull();
    expect(() => nullOn(404)(errorFrom(facts, errorResponse(500)))).toThrow('cart.update failed (500)');
    expect(() => nullOn(404)(new RangeError('x'))).toThrow(RangeError);
  });
});

describe('the message of a rejection', () => {
  const rejected = (status: number, code: string, message: string, isGuest = false) =>
    String(
      errorFrom({ ...facts, isGuest }, { status, body: { statusCode: status, message, errors: [{ code, message }] } }),
    );

  test('the message has the code and text of a response whose text names only products', () => {
    expect(rejected(400, 'ReferencedResourceNotFound', "The referenced product with SKU 'NOPE' was not found.")).toBe(
      "HttpError: cart.update was rejected (400 ReferencedResourceNotFound): The referenced product with SKU 'NOPE' was not found. [request r-1]",
    );
  });

  test('the message hides quoted values, e-mail addresses and tokens, and the text of any other code', () => {
    const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJwYXQifQ.c2lnbmF0dXJl';
    expect(rejected(400, 'ResourceNotFound', `The customer 'Pat Doe' (pat@example.org, ${token}) is unknown`)).toBe(
      "HttpError: cart.update was rejected (400 ResourceNotFound): The customer '…' … … is unknown. [request r-1]",
    );
    expect(rejected(400, 'DuplicateField', "There is already a customer with the email 'PAT'")).toBe(
      'HttpError: cart.update was rejected (400 DuplicateField). [request r-1]',
    );
  });

  test('the message names the invalid or missing field of a request, without its value', () => {
    const about = (code: string, field: string) =>
      String(
        errorFrom(facts, { status: 400, body: { errors: [{ code, field, message: `${field}: not 'Pat Doe'` }] } }),
      );
    expect(about('InvalidField', 'actions.0.quantity')).toContain('InvalidField): actions.0.quantity is not valid. ');
    expect(about('RequiredField', 'streetName')).toContain('(400 RequiredField): streetName is missing. ');
    expect(about('InvalidField', 'pat@example')).toContain('(400 InvalidField): * is not valid. ');
    expect(about('DuplicateField', 'email')).toContain('(400 DuplicateField). ');
  });

  test('the message has the reason for which a search was rejected, but not that of a request with personal data', () => {
    const body = { errors: [{ code: 'InvalidInput', message: "Nope_ss cannot be filtered by 'Pat'." }] };
    const rejected = (call: string) => String(errorFrom({ call }, { status: 400, body }));
    expect(rejected('GET /search/listing')).toBe(
      "HttpError: GET /search/listing was rejected (400 InvalidInput): Nope_ss cannot be filtered by '…'.",
    );
    expect(rejected('POST /customer')).toBe('HttpError: POST /customer was rejected (400 InvalidInput).');
  });

  test('the message of a 403 tells a guest to sign in, but not a signed-in customer', () => {
    expect(String(errorFrom({ ...facts, isGuest: true }, { status: 403, body: {} }))).toBe(
      'AuthError: cart.update was rejected (403): a guest is not allowed to do this; sign in first. [request r-1]',
    );
    expect(String(errorFrom(facts, { status: 403, body: {} }))).toContain('the caller is not allowed to do this');
  });
});

describe('secrets in errors', () => {
  const secrets = {
    token: 'eyJhbGciOiJIUzI1NiJ9.canary.signature',
    email: 'canary@example.org',
    password: 'Canary!Pass2030',
    cookie: '__Host-sid=canary-cookie',
    query: '/cart/active?email=canary%40example.org&token=canary-query',
    body: '{"streetName":"canary street"}',
  };

  /** Creates an error of a transport whose message, members and causes quote the request. */
  function leaky(): Error {
    const deepest = Object.assign(new Error(`connect to ${secrets.query}`), { code: 'ECONNREFUSED', ...secrets });
    const middle = Object.assign(new TypeError(`fetch failed: ${secrets.token}`, { cause: deepest }), { ...secrets });
    return Object.assign(new Error(`Cookie: ${secrets.cookie} ${secrets.body}`, { cause: middle }), {
      config: { headers: secrets },
      name: secrets.password,
    });
  }

  /** The ways in which an error can end up in a log. */
  const ways: Readonly<Record<string, (error: Error) => string>> = {
    'JSON.stringify': (error) => JSON.stringify(error),
    'console.log': (error) => inspect(error, { depth: Infinity }),
    'console.dir with hidden members': (error) => inspect(error, { depth: Infinity, showHidden: true }),
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

  const errorReply = { status: 400, body: { message: secrets.body, errors: [{ code: secrets.token }], ...secrets } };
  const withSecrets: Readonly<Record<string, SdkError>> = {
    'an error response': new HttpError({ ...facts, cause: leaky() }, errorReply),
    'a conflict': new ConflictError(facts, { ...errorReply, status: 409 }),
    'a rejected token': new AuthError(facts, { ...errorReply, status: 401 }),
    'a broken connection': new NetworkError({ ...facts, cause: leaky() }),
    'a thrown string': new NetworkError({ ...facts, cause: secrets.token }),
    'an invalid response': new ContractError(facts, 'reply', [
      { path: `facets.${secrets.email}.0`, problem: 'invalid_type' },
      { path: secrets.query, problem: 'invalid_type' },
    ]),
  };

  describe.each(Object.entries(withSecrets))('an error after %s', (_, error) => {
    test.each(Object.entries(ways))('an error in %s contains no secret', (__, show) => {
      expect(leaks(show(error))).toEqual([]);
    });
  });

  test.each(Object.entries(ways))('control: %s shows the secrets of an ordinary error', (_, show) => {
    expect(leaks(show(leaky()))).not.toEqual([]);
  });

  test('an error has a chain of causes by name and code', () => {
    const cause = Object.assign(new TypeError('fetch failed'), {
      cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
    });
    const error = new NetworkError({ ...facts, cause });
    expect(inspect(error)).toContain('[Error: TypeError]');
    expect(inspect(error)).toContain('[Error: Error ECONNREFUSED]');
    expect(JSON.parse(JSON.stringify(new ContractError(facts, 'reply', [{ path: 'a.0.b-c', problem: 'p' }])))).toEqual({
      name: 'ContractError',
      kind: 'contract',
      message: 'cart.update: the response does not match the contract at a.0.b-c: p. [request r-1]',
      operation: 'cart.update',
      call: 'POST /cart/v2/items',
      requestId: 'r-1',
      direction: 'reply',
      issues: [{ path: 'a.0.b-c', problem: 'p' }],
    });
  });

  test('an HttpError gives its caller the body without showing it in a log', () => {
    const error = withSecrets['an error response'] as HttpError;
    expect(error.body).toBe(errorReply.body);
    expect(Object.keys(error)).not.toContain('body');
  });
});
