import { describe, expect, test } from 'vitest';
import { contract } from './index.ts';

describe('alternative forms of responses', () => {
  test('SDK-049 SDK-051 a token response has its members in data or at the top level', () => {
    const { response } = contract.session.createGuestToken;
    for (const wire of [{ data: { access_token: 't' } }, { access_token: 't' }])
      expect(response.parse(wire)).toEqual({ access_token: 't' });
    expect(contract.session.validateToken.response.parse({ data: { valid: false } })).toEqual({ valid: false });
    expect(contract.session.validateToken.response.parse({ valid: true })).toEqual({ valid: true });
  });

  test('SDK-107 SDK-108 SDK-110 unavailable items and addresses are read from a successful response and from its error', () => {
    const { response } = contract.checkout.shippingCost;
    expect(response.parse({ error: { message: 'Some cannot', sku: ['A', 'B'] } })).toMatchObject({
      message: 'Some cannot',
      unavailableItems: [{ sku: 'A' }, { sku: 'B' }],
      isNonDeliverableAddress: false,
    });
    for (const wire of [{ isNonDeliverableAddress: true }, { error: { isNonDeliverableAddress: true } }])
      expect(response.parse(wire)).toMatchObject({ unavailableItems: [], isNonDeliverableAddress: true });
  });

  test('SDK-082 unavailable items of a shared cart are read next to the members of the cart or next to the wrapped cart', () => {
    const [cart, error] = [
      { id: 'c', version: 2 },
      { message: 'Gone', sku: ['A'] },
    ];
    for (const wire of [
      { ...cart, error },
      { cart, error },
    ])
      expect(contract.sharedCart.addItems.response.parse(wire)).toMatchObject({
        cart: { ...cart, lineItems: [] },
        message: 'Gone',
        unavailableItems: [{ sku: 'A' }],
      });
    expect(contract.sharedCart.addItems.response.parse(cart)).toMatchObject({ cart, unavailableItems: [] });
  });

  test('SDK-112 SDK-113 the state of a discount code is read from the cart or from an error response', () => {
    const code = (state: string) => ({
      discountCode: { typeId: 'discount-code', id: 'dc-1', obj: { code: 'SPRING' } },
      state,
    });
    for (const state of ['ApplicationStoppedByPreviousDiscount', 'MaxApplicationReached']) {
      const cart = contract.discount.update.response.parse({ id: 'c', version: 1, discountCodes: [code(state)] });
      expect(cart.discountCodes).toEqual([{ id: 'dc-1', code: 'SPRING', state }]);
      const rejection = { message: 'm', errors: [{ code: 'DiscountCodeNonApplicable', reason: state }] };
      expect(contract.discount.update.errors[400].parse(rejection)).toEqual(rejection);
    }
  });

  test('SDK-114 SDK-115 SDK-116 the result of the fraud screening is read from a payment or from its error response', () => {
    for (const fraudStatus of ['CHALLENGE', 'ERROR', 'DENY'] as const) {
      expect(contract.checkout.pay.response.parse({ paymentId: 'p', status: 'x', fraudStatus })).toMatchObject({
        fraudStatus,
      });
      expect(contract.checkout.pay.errors[402].parse({ message: 'm', fraudStatus })).toMatchObject({ fraudStatus });
    }
  });

  test('a price without a sku belongs to its variant, and its group is read in either form', () => {
    const price = {
      value: { centAmount: 1, currencyCode: 'USD' },
      customerGroup: { typeId: 'customer-group', obj: { key: 'GST' } },
    };
    const product = { id: 'p', name: { en: 'P' }, masterVariant: { sku: 'A', prices: [price] } };
    const { results } = contract.product.query.response.parse({ results: [product] });
    expect(results[0]?.masterVariant.prices[0]).toMatchObject({ sku: 'A', key: '', customerGroup: { key: 'GST' } });
  });

  test('SDK-181 the stock is that of the first result, and zero for a sku that is not stocked', () => {
    expect(contract.inventory.stock.response.parse({ results: [] })).toMatchObject({ availableQuantity: 0 });
    const results = [3, 9].map((availableQuantity) => ({ sku: 'A', availableQuantity }));
    expect(contract.inventory.stock.response.parse({ results })).toMatchObject({ availableQuantity: 3 });
  });

  test('SDK-052 the site configuration is read in the misspelt and the correct spelling', () => {
    for (const general of [{ shortendPagePath: '/content' }, { shortenedPagePath: '/content' }])
      expect(contract.config.global.response.parse({ general }).general.shortenedPagePath).toBe('/content');
  });

  test('SDK-198 stores are read from both protocol versions, with features as strings or booleans', () => {
    const store = { EntityID: '1', InStoreShopping: 'Y', WeekendHours: 'true', SlabGallery: false, __Distance: 12.4 };
    const features = {
      InStoreShopping: true,
      VirtualMeetings: false,
      WeekendHours: true,
      SlabGallery: false,
      AppointmentOnly: false,
    };
    for (const wire of [{ d: { results: [store] } }, { value: [store] }])
      expect(contract.stores.list.response.parse(wire)).toMatchObject([{ id: '1', distanceKm: 12.4, features }]);
  });

  test('SDK-133 a registration succeeds only when the response contains the value true', () => {
    const parsed = (success: unknown) => contract.registration.register.response.parse({ success }).success;
    expect(['true', true, 'false', 'TRUE', '', false].map(parsed)).toEqual([true, true, false, false, false, false]);
  });

  test('SDK-055 feature flags are read from an object or a list', () => {
    const { response } = contract.features.list;
    expect([...response.parse({ flags: { a: true, b: false } })]).toEqual(['a']);
    expect([
      ...response.parse([
        { text: 'a', value: 'true' },
        { text: 'b', value: 'false' },
      ]),
    ]).toEqual(['a']);
  });

  test('SDK-197 a place is read in the flat form or in that of the maps service', () => {
    const address = { adminDistrict2: 'Sample Co.', postalCode: '53001' };
    for (const wire of [address, { resourceSets: [{ resources: [{ address }] }] }])
      expect(contract.maps.reverse.response.parse(wire)).toEqual(address);
  });
});

test('SDK-134 an order look-up sends the e-mail address in lower case and the number in upper case, both trimmed', () => {
  const body = contract.orderHistory.find.body.parse({ email: ' Pat@Example.org ', orderId: ' w100200 ' });
  expect(body).toEqual({ email: 'pat@example.org', orderId: 'W100200' });
});

test('a registration has its owner, address, and each product with date and place of purchase', () => {
  const product = { modelNumber: '100-WH', quantity: 1, purchaseDate: '2029-12-01', placeOfPurchase: 'Showroom' };
  const sent = { id: 'rg-1', firstName: 'Pat', address: { postalCode: '53000' }, products: [product], attachments: [] };
  expect(contract.registration.list.response.parse([sent])).toEqual([sent]);
});
