import type { CartDocument } from './contract/types.ts';
import { expect, expectTypeOf, test } from 'vitest';
import type {
  Call,
  CallFunction,
  CallInput,
  CallOptions,
  CallOutput,
  Calls,
  Client,
  contract,
  FileReply,
  SdkCalls,
  TokenSession,
  WireError,
  WireReply,
  WireRequest,
} from './index.ts';

// Verified by the compiler: these claims are checked with the types, and each incorrect use must not compile.

type Tree = typeof contract;
type Signed = Omit<Tree, 'session'>;

test('the client has exactly the areas and calls of the contract', () => {
  expectTypeOf<keyof SdkCalls>().toEqualTypeOf<keyof Tree>();
  expectTypeOf<SdkCalls['session']>().toEqualTypeOf<TokenSession>();
  type Names = { [Area in keyof Signed]: keyof Signed[Area] };
  expectTypeOf<{ [Area in keyof Signed]: keyof SdkCalls[Area] }>().toEqualTypeOf<Names>();
});

/** The calls of an area that cannot be aborted. */
type Deaf<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends (...input: infer Input) => unknown
    ? 'signal' extends keyof NonNullable<Input[0]>
      ? never
      : Name
    : Name;
}[keyof Calls];

test("the generated functions accept and return the types of the contract's schemas", () => {
  expectTypeOf<Client<Tree>>().toExtend<Calls>();
  expectTypeOf<Calls>().toExtend<Client<Tree>>();
});

test('every call accepts a signal', () => {
  expectTypeOf<{ [Area in keyof Signed]: Deaf<SdkCalls[Area]> }[keyof Signed]>().toEqualTypeOf<never>();
  expectTypeOf<Deaf<{ readonly planted: (input: { body: string }) => void }>>().toEqualTypeOf<'planted'>();
});

test('a call without required input is called without an argument, any other with one object', () => {
  expectTypeOf<Parameters<SdkCalls['cart']['active']>['length']>().toEqualTypeOf<0 | 1>();
  expectTypeOf<Parameters<SdkCalls['cart']['get']>['length']>().toEqualTypeOf<1>();
  expectTypeOf<CallInput<Tree['cart']['get']> & CallOptions>().toExtend<Parameters<SdkCalls['cart']['get']>[0]>();
  expectTypeOf<[]>().toExtend<Parameters<SdkCalls['customer']['me']>>();
  expectTypeOf<[]>().not.toExtend<Parameters<SdkCalls['cart']['get']>>();
  expectTypeOf<[]>().not.toExtend<Parameters<SdkCalls['stores']['list']>>();
});

test('a part can be omitted only if all of its members are optional', () => {
  type Update = CallInput<Tree['cart']['update']>;
  expectTypeOf<{ body: Update['body'] }>().toExtend<Update>();
  expectTypeOf<{ query: Update['query'] }>().not.toExtend<Update>();
  expectTypeOf<Update['body']['actions'][number]['action']>().toExtend<string>();
  expectTypeOf<'addbundle'>().toExtend<Update['body']['actions'][number]['action']>();
  expectTypeOf<'addBundle'>().not.toExtend<Update['body']['actions'][number]['action']>();
});

test('a caller passes and receives decoded values, while the wire has its own spelling', () => {
  expectTypeOf<CallInput<Tree['cart']['delete']>['query']>().toEqualTypeOf<{ version: number }>();
  expectTypeOf<WireRequest<Tree['cart']['delete']>['query']>().toEqualTypeOf<{ 'cart-versionId': string }>();
  expectTypeOf<Awaited<ReturnType<SdkCalls['cart']['active']>>>().toEqualTypeOf<CartDocument>();
  expectTypeOf<CallOutput<Tree['cart']['active']>>().toExtend<CartDocument>();
  expectTypeOf<CallOutput<Tree['maps']['locationByZip']>>().toHaveProperty('postalCode').toEqualTypeOf<string>();
  expectTypeOf<WireReply<Tree['maps']['locationByZip']>>().toHaveProperty('Z').toEqualTypeOf<string>();
  expectTypeOf<CallOutput<Tree['content']['dictionary']>>().toEqualTypeOf<Map<string, string>>();
});

test('a file response is a file, and an empty response is undefined', () => {
  expectTypeOf<ReturnType<SdkCalls['assets']['zip']>>().resolves.toEqualTypeOf<FileReply>();
  expectTypeOf<ReturnType<SdkCalls['cart']['deleteActive']>>().resolves.toEqualTypeOf<undefined>();
  expectTypeOf<ReturnType<SdkCalls['crm']['subscribe']>>().resolves.toEqualTypeOf<undefined>();
});

test('a call has the bodies of its documented error responses, and no others', () => {
  expectTypeOf<WireError<Tree['cart']['update'], 409>['errors'][number]['currentVersion']>().toEqualTypeOf<number>();
  expectTypeOf<keyof Tree['cart']['update']['errors']>().toEqualTypeOf<400 | 404 | 409>();
  expectTypeOf<WireError<Tree['checkout']['pay'], 402>>().toHaveProperty('fraudStatus');
  // @ts-expect-error a call that cannot be declined has no such error response
  expectTypeOf<WireError<Tree['cart']['update'], 402>>().toBeAny();
});

test('incorrect calls do not compile', () => {
  const wrong = (sdk: SdkCalls): unknown[] => [
    // @ts-expect-error the area is unknown
    sdk.basket,
    // @ts-expect-error the call is unknown
    sdk.cart.buy,
    // @ts-expect-error the parameter is missing
    sdk.cart.get({ params: {} }),
    // @ts-expect-error the contract does not have this member
    sdk.cart.create({ body: { currency: 'USD', taxMode: 'ExternalAmount', price: 1 } }),
    // @ts-expect-error the currency is not allowed
    sdk.cart.create({ body: { currency: 'EUR', taxMode: 'ExternalAmount' } }),
    // @ts-expect-error the client must not send a price
    sdk.cart.update({ body: { actions: [{ action: 'addLineItem', sku: 'a', price: 1 }] } }),
    // @ts-expect-error the decoded query value is a number, not a string of digits
    sdk.search.listing({ query: { rows: '30' } }),
    // @ts-expect-error a payment by card must have a card
    sdk.checkout.pay({ body: { cartId: 'c', version: 1, paymentType: 'CREDIT_CARD', paypal: {} } }),
    // @ts-expect-error the signal must be an AbortSignal
    sdk.cart.active({ signal: true }),
    // @ts-expect-error the response does not have this member
    sdk.cart.active().then(({ basket }) => basket as unknown),
  ];
  expect(wrong).toBeTypeOf('function');
});

test('a call with a widened entry type accepts and returns the types of any call', () => {
  expectTypeOf<CallFunction<Call>>().toBeFunction();
});
