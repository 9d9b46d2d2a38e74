import { describe, expect, test } from 'vitest';
import { contract } from './index.ts';

describe('a reply is read in each of its forms', () => {
  test('SDK-049 SDK-051 a token answer inside data or at the top', () => {
    const { response } = contract.session.createGuestToken;
    for (const wire of [{ data: { access_token: 't' } }, { access_token: 't' }])
      expect(response.parse(wire)).toEqual({ access_token: 't' });
    expect(contract.session.validateToken.response.parse({ data: { valid: false } })).toEqual({ valid: false });
    expect(contract.session.validateToken.response.parse({ valid: true })).toEqual({ valid: true });
  });

  test('SDK-107 SDK-108 SDK-110 what could not be shipped, beside a normal answer or inside its error', () => {
    const { response } = contract.checkout.shippingCost;
    expect(response.parse({ error: { message: 'Some cannot', sku: ['A', 'B'] } })).toMatchObject({
      message: 'Some cannot',
      unavailableItems: [{ sku: 'A' }, { sku: 'B' }],
      isNonDeliverableAddress: false,
    });
    for (const wire of [{ isNonDeliverableAddress: true }, { error: { isNonDeliverableAddress: true } }])
      expect(response.parse(wire)).toMatchObject({ unavailableItems: [], isNonDeliverableAddress: true });
  });

  test('SDK-082 what could not be taken of a shared cart, beside the members of the cart or beside the whole of it', () => {
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

  test('SDK-112 SDK-113 the fate of a discount code, in the cart or in an error response', () => {
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

  test('SDK-114 SDK-115 SDK-116 the answer of the fraud screen, of a payment or of its error response', () => {
    for (const fraudStatus of ['CHALLENGE', 'ERROR', 'DENY'] as const) {
      expect(contract.checkout.pay.response.parse({ paymentId: 'p', status: 'x', fraudStatus })).toMatchObject({
        fraudStatus,
      });
      expect(contract.checkout.pay.errors[402].parse({ message: 'm', fraudStatus })).toMatchObject({ fraudStatus });
    }
  });

  test('a price that names no sku is of its variant, and its group is named in either form', () => {
    const price = {
      value: { centAmount: 1, currencyCode: 'USD' },
      customerGroup: { typeId: 'customer-group', obj: { key: 'GST' } },
    };
    const product = { id: 'p', name: { en: 'P' }, masterVariant: { sku: 'A', prices: [price] } };
    const { results } = contract.product.query.response.parse({ results: [product] });
    expect(results[0]?.masterVariant.prices[0]).toMatchObject({ sku: 'A', key: '', customerGroup: { key: 'GST' } });
  });

  test('SDK-181 the stock of a sku that is not kept is none', () => {
    expect(contract.inventory.stock.response.parse({ results: [] })).toMatchObject({ availableQuantity: 0 });
    expect(contract.inventory.stock.response.parse({ results: [{ sku: 'A', availableQuantity: 3 }] })).toMatchObject({
      availableQuantity: 3,
    });
  });

  test('SDK-052 the site configuration, misspelt or spelt', () => {
    for (const general of [{ shortendPagePath: '/content' }, { shortenedPagePath: '/content' }])
      expect(contract.config.global.response.parse({ general }).general.shortenedPagePath).toBe('/content');
  });

  test('SDK-198 stores of either protocol version, with features as words or booleans', () => {
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

  test('SDK-133 a registration is one only when the answer says the word true', () => {
    const says = (success: unknown) => contract.registration.register.response.parse({ success }).success;
    expect(['true', true, 'false', 'TRUE', '', false].map(says)).toEqual([true, true, false, false, false, false]);
  });

  test('SDK-055 feature flags as an object or as a list', () => {
    const { response } = contract.features.list;
    expect([...response.parse({ flags: { a: true, b: false } })]).toEqual(['a']);
    expect([
      ...response.parse([
        { text: 'a', value: 'true' },
        { text: 'b', value: 'false' },
      ]),
    ]).toEqual(['a']);
  });

  test('SDK-197 a place in the flat form or in that of the maps service', () => {
    const address = { adminDistrict2: 'Sample Co.', postalCode: '53001' };
    for (const wire of [address, { resourceSets: [{ resources: [{ address }] }] }])
      expect(contract.maps.reverse.response.parse(wire)).toEqual(address);
  });
});

test('SDK-134 an order look-up sends the e-mail in lower case and the number in upper case, both trimmed', () => {
  const body = contract.orderHistory.find.body.parse({ email: ' Pat@Example.org ', orderId: ' w100200 ' });
  expect(body).toEqual({ email: 'pat@example.org', orderId: 'W100200' });
});

test('a registration is read whole: who, where, and each product with when and where it was bought', () => {
  const product = { modelNumber: '100-WH', quantity: 1, purchaseDate: '2029-12-01', placeOfPurchase: 'Showroom' };
  const sent = { id: 'rg-1', firstName: 'Pat', address: { postalCode: '53000' }, products: [product], attachments: [] };
  expect(contract.registration.list.response.parse([sent])).toEqual([sent]);
});
