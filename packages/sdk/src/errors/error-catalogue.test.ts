import { readFileSync } from 'node:fs';
import { logMessages, messages } from '@basin/domain';
import { describe, expect, test } from 'vitest';
import * as errors from '../client/errors.ts';
import { errorFrom, type CallError } from '../client/errors.ts';
import { contract, documentedErrors, type Call } from '../contract/index.ts';
import { fixtureOf } from '../testing/fixtures/index.ts';
import { generalError } from '../testing/fixtures/error-bodies.ts';
import type { CataloguedError } from './catalogued-error.ts';
import { errorCatalogue, type ErrorCode } from './error-catalogue.ts';
import { errorCodeOf, shopperTextOf } from './shopper-text.ts';
import { codeByCall } from './error-code.ts';

const entries = Object.entries(errorCatalogue) as [ErrorCode, CataloguedError][];
const texts = entries.flatMap(([, { text }]) => text ?? []);
const requirements = readFileSync(new URL('../../../../docs/spec/requirements.csv', import.meta.url), 'utf8');
/** The requirements that come from an error catalogue: §8 of either specification. */
const ofCatalogues = requirements.split('\n').filter((line) => /,[^,]*[PC]§8[^,]*,/.test(line));
/** Quoted texts of the specification. */
const quoted = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => [...line.matchAll(/'([^']+)'/g)].map(([, words = '']) => words));

describe('the error catalogue', () => {
  test('UI-010 UI-011 SDK-119 SDK-120 the catalogue has exactly the texts of both specifications, byte for byte', () => {
    const success: readonly string[] = [messages.favouriteSaved, messages.favouriteRemoved];
    const rejections: readonly string[] = [messages.tokenMissing, messages.tokenInvalid]; // messages for programs
    const specified = quoted(ofCatalogues).filter((words) => !success.includes(words) && !rejections.includes(words));
    expect(specified.length).toBeGreaterThan(6);
    expect(specified.filter((words) => !texts.includes(words))).toEqual([]);
    const all = new Set(quoted(requirements.split('\n')));
    expect(texts.filter((text) => !all.has(text))).toEqual([]);
    for (const text of [...Object.values(logMessages), messages.cannotShip]) expect(texts).toContain(text);
  });

  test('SDK-112 SDK-113 SDK-114 SDK-115 SDK-116 the catalogue has every code in the specifications', () => {
    const words = ofCatalogues.join(' ').match(/\b(?:[A-Z][a-z]+){3,}\b|\b(?:CHALLENGE|ERROR|DENY)\b/g) ?? [];
    const fraud: Readonly<Record<string, string>> = {
      CHALLENGE: 'FraudChallenge',
      ERROR: 'FraudError',
      DENY: 'FraudDeny',
    };
    const named = [...new Set(words)].map((word) => fraud[word] ?? word);
    expect(named.length).toBeGreaterThanOrEqual(5);
    expect(named.filter((code) => !Object.hasOwn(errorCatalogue, code))).toEqual([]);
  });

  test('the catalogue refers only to existing calls', () => {
    const calls = Object.values(contract).flatMap((area) => Object.values(area as Record<string, Call>));
    const names = new Set(calls.map(({ method, path }) => `${method} ${path}`));
    expect([...codeByCall.keys()].filter((name) => !names.has(name))).toEqual([]);
  });

  test('the catalogue is closed, so that an unknown code does not compile', () => {
    // @ts-expect-error -- the code is unknown
    const unknown: ErrorCode = 'NoSuchCode';
    expect(unknown in errorCatalogue).toBe(false);
  });
});

/** Every error response that the contract documents, as its error. */
const rejections = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries(calls as Record<string, Call>).flatMap(([name, entry]) =>
    Object.keys(documentedErrors(entry)).map((key) => {
      const status = Number(key);
      const body = fixtureOf(area, name).errors?.[status] ?? generalError(entry, status);
      return errorFrom({ call: `${entry.method} ${entry.path}` }, { status, body }) as CallError;
    }),
  ),
);

describe('the code of an error', () => {
  test('every documented error response has a code, the class of its code, and a reader', () => {
    expect(rejections.length).toBeGreaterThan(400);
    for (const error of rejections) {
      const code = errorCodeOf(error);
      const { type = expect.unreachable(), reader, hasResponseText }: CataloguedError = errorCatalogue[code];
      expect(error instanceof type, `${error.message}: ${code}`).toBe(true);
      const read = shopperTextOf(error);
      expect(read !== undefined).toBe(reader === 'shopper');
      if (hasResponseText) expect(read?.text).toMatch(/\S/);
    }
  });

  const facts = (call = 'GET /cart/active') => ({ call });
  const codeFor = (status: number, body: unknown, call?: string) =>
    errorCodeOf(errorFrom(facts(call), { status, body }));
  const withReason = (reason: object) => ({ message: 'm', errors: [reason] });

  test.each<[ErrorCode, number, unknown, string?]>([
    ['TokenMissing', 401, { message: 'JWT not present.' }],
    ['TokenInvalid', 401, { message: 'Invalid JWT.' }, 'POST /cart/v2/items'],
    ['NotAuthorised', 401, { message: 'Invalid JWT. Really.' }],
    ['NotAuthorised', 403, '<h1>No</h1>'],
    ['CartMissing', 200, { cartExists: false }],
    ['CartMissing', 500, { cartExists: false }],
    ['NotDeliverable', 400, { isNonDeliverableAddress: true }, 'POST /checkout/v2/assign/shipmentfromcart'],
    ['ShippingAddressRejected', 400, { message: 'm' }, 'POST /checkout/v2/assign/shipmentfromcart'],
    ['OutOfStock', 400, withReason({ code: 'OutOfStock' }), 'POST /cart/v2/items'],
    ['CartNotChanged', 400, withReason({ code: 'InvalidField' }), 'POST /cart/v2/items'],
    ['InvalidField', 400, withReason({ code: 'InvalidField' })],
    ['BadRequest', 400, withReason({ code: 'constructor' })],
    ['BadRequest', 400, null],
    ['ApplicationStoppedByPreviousDiscount', 400, withReason({ code: 'ApplicationStoppedByPreviousDiscount' })],
    ['MaxApplicationReached', 400, withReason({ code: 'DiscountCodeNonApplicable', reason: 'MaxApplicationReached' })],
    ['DiscountCodeNonApplicable', 400, withReason({ code: 'DiscountCodeNonApplicable', reason: 'DoesNotExist' })],
    [
      'TimeRangeNonApplicable',
      400,
      withReason({ code: 'DiscountCodeNonApplicable', reason: 'TimeRangeNonApplicable' }),
    ],
    ['FraudChallenge', 402, { fraudStatus: 'CHALLENGE' }],
    ['FraudError', 400, { fraudStatus: 'ERROR' }],
    ['FraudDeny', 402, { fraudStatus: 'DENY' }],
    ['PaymentDeclined', 402, { fraudStatus: 'ACCEPT' }],
    ['IdentityRejected', 401, { errorCode: 'E0000004', errorSummary: 'Authentication failed' }, 'POST /api/v1/authn'],
    ['AddressRejected', 400, { error: 'No such street.' }, 'POST /customer/address'],
    ['BadRequest', 400, { error: 'invalid_grant', error_description: 'x' }, 'POST /oauth2/default/v1/token'],
    ['ConcurrentModification', 409, withReason({ code: 'ConcurrentModification' }), 'POST /cart/v2/items'],
    ['InProgress', 409, { message: 'The same request is under way.' }, 'POST /product-registration'],
    ['Throttled', 429, {}, 'GET /search/listing'],
    ['ListingFailed', 503, {}, 'GET /search/listing'],
    ['Unavailable', 503, {}],
    ['ServerFailed', 502, '<h1>Bad Gateway</h1>'],
    ['Unexpected', 418, ''],
  ])('the code is %s for status %i with the body %j from %s', (code, status, body, call) => {
    expect(codeFor(status, body, call)).toBe(code);
  });

  test('there is no text for the shopper about an invalid argument', () => {
    expect(shopperTextOf(new TypeError('limit must be a whole number'))).toBeUndefined();
  });

  test('a 403 tells a guest to sign in, and a customer that their session has expired', () => {
    const forbidden = (isGuest: boolean) => errorFrom({ ...facts(), isGuest }, { status: 403, body: {} }) as CallError;
    expect(errorCodeOf(forbidden(true))).toBe('SignInRequired');
    expect(shopperTextOf(forbidden(true))).toEqual({ text: undefined, key: 'signIn.required' });
    expect(shopperTextOf(forbidden(false))?.key).toBe('error.sessionExpired');
  });

  test('an error without a response has a code, and another error has none', () => {
    const { AbortedError, ContractError, NetworkError, TimeoutError } = errors;
    const failures = [
      new NetworkError(facts()),
      new TimeoutError(facts(), 1),
      new AbortedError(facts('POST /assets/zip-download')),
      new ContractError(facts(), 'reply', []),
      new NetworkError(facts('POST /assets/zip-download')),
      new TypeError('x'),
      undefined,
    ];
    expect(failures.map(errorCodeOf)).toEqual([
      ...['NoResponse', 'TimedOut', 'Aborted', 'ContractMismatch', 'DownloadFailed'],
      ...[undefined, undefined],
    ]);
  });

  test('the text of an error is that of the specification, of its response, or of a dictionary key', () => {
    const read = (status: number, body: unknown, call?: string) =>
      shopperTextOf(errorFrom(facts(call), { status, body }));
    expect(read(500, {})).toEqual({ text: 'Something went wrong. Please try again...', key: 'error.general' });
    expect(read(401, { message: 'Invalid JWT.' })?.text).toBe('Your session is expired.. Please login again...');
    expect(read(400, { error: 'No such street.' })).toEqual({ text: 'No such street.', key: undefined });
    expect(read(401, { errorSummary: 'Authentication failed' })?.text).toBe('Authentication failed');
    expect(read(400, {}, 'POST /cart/v2/items')).toEqual({ text: undefined, key: 'cart.error.add' });
    expect(read(500, {}, 'GET /inventory/stock')).toBeUndefined();
  });
});
