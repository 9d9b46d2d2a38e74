import type { Cart } from './contract/types.ts';
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

// Held by the compiler: what is claimed here is checked when the types are, and each wrong use must not compile.

type Tree = typeof contract;
type Signed = Omit<Tree, 'session'>;

test('the client has the areas and the calls of the contract, no more and no fewer', () => {
  expectTypeOf<keyof SdkCalls>().toEqualTypeOf<keyof Tree>();
  expectTypeOf<SdkCalls['session']>().toEqualTypeOf<TokenSession>();
  type Names = { [Area in keyof Signed]: keyof Signed[Area] };
  expectTypeOf<{ [Area in keyof Signed]: keyof SdkCalls[Area] }>().toEqualTypeOf<Names>();
});

/** The calls of an area that can't be given up. */
type Deaf<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends (...input: infer Input) => unknown
    ? 'signal' extends keyof NonNullable<Input[0]>
      ? never
      : Name
    : Name;
}[keyof Calls];

test('the generated functions take and return what the schemas of the contract say', () => {
  expectTypeOf<Client<Tree>>().toExtend<Calls>();
  expectTypeOf<Calls>().toExtend<Client<Tree>>();
});

test('every call takes a signal', () => {
  expectTypeOf<{ [Area in keyof Signed]: Deaf<SdkCalls[Area]> }[keyof Signed]>().toEqualTypeOf<never>();
  expectTypeOf<Deaf<{ readonly planted: (input: { body: string }) => void }>>().toEqualTypeOf<'planted'>();
});

test('a call with nothing that is required is called with nothing, any other with one object', () => {
  expectTypeOf<Parameters<SdkCalls['cart']['active']>['length']>().toEqualTypeOf<0 | 1>();
  expectTypeOf<Parameters<SdkCalls['cart']['get']>['length']>().toEqualTypeOf<1>();
  expectTypeOf<CallInput<Tree['cart']['get']> & CallOptions>().toExtend<Parameters<SdkCalls['cart']['get']>[0]>();
  expectTypeOf<[]>().toExtend<Parameters<SdkCalls['customer']['me']>>();
  expectTypeOf<[]>().not.toExtend<Parameters<SdkCalls['cart']['get']>>();
  expectTypeOf<[]>().not.toExtend<Parameters<SdkCalls['stores']['list']>>();
});

test('a part is left out where all of it is optional, and asked for where a member of it is not', () => {
  type Update = CallInput<Tree['cart']['update']>;
  expectTypeOf<{ body: Update['body'] }>().toExtend<Update>();
  expectTypeOf<{ query: Update['query'] }>().not.toExtend<Update>();
  expectTypeOf<Update['body']['actions'][number]['action']>().toExtend<string>();
  expectTypeOf<'addbundle'>().toExtend<Update['body']['actions'][number]['action']>();
  expectTypeOf<'addBundle'>().not.toExtend<Update['body']['actions'][number]['action']>();
});

test('a caller gives and gets meanings; the wire keeps its own spelling', () => {
  expectTypeOf<CallInput<Tree['cart']['delete']>['query']>().toEqualTypeOf<{ version: number }>();
  expectTypeOf<WireRequest<Tree['cart']['delete']>['query']>().toEqualTypeOf<{ 'cart-versionId': string }>();
  expectTypeOf<Awaited<ReturnType<SdkCalls['cart']['active']>>>().toEqualTypeOf<Cart>();
  expectTypeOf<CallOutput<Tree['cart']['active']>>().toExtend<Cart>();
  expectTypeOf<CallOutput<Tree['maps']['locationByZip']>>().toHaveProperty('postalCode').toEqualTypeOf<string>();
  expectTypeOf<WireReply<Tree['maps']['locationByZip']>>().toHaveProperty('Z').toEqualTypeOf<string>();
  expectTypeOf<CallOutput<Tree['content']['dictionary']>>().toEqualTypeOf<Map<string, string>>();
});

test('a file is a file, and nothing is undefined', () => {
  expectTypeOf<ReturnType<SdkCalls['assets']['zip']>>().resolves.toEqualTypeOf<FileReply>();
  expectTypeOf<ReturnType<SdkCalls['cart']['deleteActive']>>().resolves.toEqualTypeOf<undefined>();
  expectTypeOf<ReturnType<SdkCalls['crm']['subscribe']>>().resolves.toEqualTypeOf<undefined>();
});

test('a call says the body of each error response that it promises, and of no other', () => {
  expectTypeOf<WireError<Tree['cart']['update'], 409>['errors'][number]['currentVersion']>().toEqualTypeOf<number>();
  expectTypeOf<keyof Tree['cart']['update']['errors']>().toEqualTypeOf<400 | 404 | 409>();
  expectTypeOf<WireError<Tree['checkout']['pay'], 402>>().toHaveProperty('fraudStatus');
  // @ts-expect-error a call that can't be declined has no such error response
  expectTypeOf<WireError<Tree['cart']['update'], 402>>().toBeAny();
});

test('what is wrong does not compile', () => {
  const wrong = (sdk: SdkCalls): unknown[] => [
    // @ts-expect-error there is no such area
    sdk.basket,
    // @ts-expect-error there is no such call
    sdk.cart.buy,
    // @ts-expect-error the parameter is missing
    sdk.cart.get({ params: {} }),
    // @ts-expect-error a member that the contract does not know
    sdk.cart.create({ body: { currency: 'USD', taxMode: 'ExternalAmount', price: 1 } }),
    // @ts-expect-error another currency
    sdk.cart.create({ body: { currency: 'EUR', taxMode: 'ExternalAmount' } }),
    // @ts-expect-error a price does not come from the client
    sdk.cart.update({ body: { actions: [{ action: 'addLineItem', sku: 'a', price: 1 }] } }),
    // @ts-expect-error the meaning of a query is a number, its digits are the wire's
    sdk.search.listing({ query: { rows: '30' } }),
    // @ts-expect-error the body of a payment by card has a card
    sdk.checkout.pay({ body: { cartId: 'c', version: 1, paymentType: 'CREDIT_CARD', paypal: {} } }),
    // @ts-expect-error a signal is an AbortSignal
    sdk.cart.active({ signal: true }),
    // @ts-expect-error a reply has no such member
    sdk.cart.active().then(({ basket }) => basket as unknown),
  ];
  expect(wrong).toBeTypeOf('function');
});

test('a call whose entry is known only as such takes and gives what any call may', () => {
  expectTypeOf<CallFunction<Call>>().toBeFunction();
});
