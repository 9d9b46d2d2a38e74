import { contract, type Call } from '@basin/sdk/contract';
import { wisconsinAddress } from '../checkout.ts';
import type { OwnedResources } from './principals.ts';

/** A request with the id of another shopper's record. */
export interface ForeignRequest {
  readonly call: string;
  readonly method: string;
  readonly path: string;
  readonly body?: object;
}

const add = [{ action: 'addLineItem', sku: 'BX-100-BOLT' }];
const card = {
  token: 'none',
  responseCode: '870',
  brand: 'VI',
  lastFour: '1111',
  expMonth: '12',
  expYear: '2034',
  holderName: 'P',
};
const order = { paymentType: 'CREDIT_CARD', email: 'outsider@example.org', locale: 'en-US' };
const address = { country: 'US', postalCode: '53703' };

const contactForm = {
  name: 'S',
  email: 'outsider@example.org',
  subject: 'S',
  description: 'S',
  brand: 'basin',
  locale: 'en-US',
};
const bolt = { modelNumber: '100-BOLT', quantity: 1, purchaseDate: '2030-01-01', placeOfPurchase: 'Here' };
const registration = {
  type: 'offline',
  firstName: 'S',
  lastName: 'S',
  email: 'outsider@example.org',
  phone: '5550100123',
  address,
  products: [bolt],
  lang: 'en-US',
  brand: 'basin',
};

/** Requests for a shopper's records in every call that takes an id. With unknown ids the same requests are misses. */
export function foreignRequests({
  cartId,
  version,
  lineItemId,
  anonymousId: _,
  accountEmail,
  ...more
}: OwnedResources): ForeignRequest[] {
  const { orderNumber, orderedCartId, paymentId, addressId, listId, projectId, assetId } = more;
  const email = 'outsider@example.org';
  const attachment = `http://127.0.0.1:4000/assets/upload/${assetId}`;
  const updates = { cartId, version };
  return [
    { call: 'cart.get', method: 'GET', path: `/cart/${cartId}` },
    { call: 'cart.get', method: 'GET', path: `/cart/${orderedCartId}?expand=calculation` },
    { call: 'cart.delete', method: 'DELETE', path: `/cart/${cartId}?cart-versionId=${version}` },
    { call: 'cart.update', method: 'POST', path: '/cart/v2/items', body: { ...updates, actions: add } },
    {
      call: 'cart.update',
      method: 'POST',
      path: '/cart/v2/items',
      body: { cartId, actions: [{ action: 'removeLineItem', lineItemId }] },
    },
    { call: 'cart.update', method: 'POST', path: '/cart/v2/items', body: { cartId: orderedCartId, actions: add } },
    {
      call: 'cart.merge',
      method: 'POST',
      path: '/cart/merge',
      body: { anonymousCartId: cartId, anonymousId: 'g-of-mine' },
    },
    { call: 'cart.merge', method: 'POST', path: '/cart/merge', body: { anonymousCartId: cartId } },
    {
      call: 'discount.update',
      method: 'POST',
      path: '/cart/v2/discount',
      body: { ...updates, actions: [{ action: 'addDiscountCode', code: 'X' }] },
    },
    { call: 'sharedCart.create', method: 'POST', path: '/cart/sharedcart', body: { cartId } },
    {
      call: 'sharedCart.addItems',
      method: 'POST',
      path: '/cart/sharedcart/items',
      body: { ...updates, sharedCartId: 'none' },
    },
    { call: 'checkout.shippingCost', method: 'GET', path: `/checkout/shipping-cost?cartId=${cartId}` },
    {
      call: 'checkout.assignShipment',
      method: 'POST',
      path: '/checkout/v2/assign/shipmentfromcart',
      body: { cartId, shippingAddress: wisconsinAddress },
    },
    { call: 'checkout.splitCheck', method: 'GET', path: `/checkout/order-split-check?cartId=${cartId}` },
    {
      call: 'checkout.pay',
      method: 'POST',
      path: '/checkout/payment',
      body: { ...updates, paymentType: 'CREDIT_CARD', billingAddress: wisconsinAddress, card },
    },
    {
      call: 'checkout.submit',
      method: 'POST',
      path: '/checkout/v2/order/submit',
      body: { ...updates, paymentId, ...order },
    },
    {
      call: 'payPal.createToken',
      method: 'POST',
      path: '/payment/paypal/getToken',
      body: { cartId, returnUrl: 'http://localhost:3000/en/checkout', cancelUrl: 'http://localhost:3000/en/cart' },
    },
    { call: 'orders.query', method: 'GET', path: `/checkout/orders/query?cartId=${orderedCartId}` },
    { call: 'orders.details', method: 'GET', path: `/checkout/orders/query?order-id=${orderNumber}` },
    { call: 'orders.query', method: 'GET', path: `/checkout/orders/query?order-id=${orderNumber}&email=${email}` },
    {
      call: 'orderHistory.find',
      method: 'POST',
      path: '/checkout/orders/v1/find-my-orders',
      body: { orderId: orderNumber, email },
    },
    { call: 'orderHistory.cancel', method: 'POST', path: '/checkout/orders/v1/cancel', body: { orderNumber } },
    {
      call: 'orderHistory.cancel',
      method: 'POST',
      path: '/checkout/orders/v1/cancel',
      body: { orderNumber, email },
    },
    { call: 'orderHistory.invoice', method: 'POST', path: '/checkout/orders/v1/invoice', body: { orderNumber } },
    {
      call: 'orderHistory.invoice',
      method: 'POST',
      path: '/checkout/orders/v1/invoice',
      body: { orderNumber, email },
    },
    {
      call: 'orderHistory.split',
      method: 'GET',
      path: `/checkout/orders/split?parentOrderNumber=${orderNumber}&email=${email}`,
    },
    { call: 'customer.openCart', method: 'POST', path: '/customer/cart', body: { email: accountEmail } },
    {
      call: 'customer.updateAddresses',
      method: 'POST',
      path: '/customer/address',
      body: { version: 1, actions: [{ action: 'changeAddress', addressId, address }] },
    },
    {
      call: 'customer.updateAddresses',
      method: 'POST',
      path: '/customer/address',
      body: { version: 1, actions: [{ action: 'removeAddress', addressId }] },
    },
    {
      call: 'customer.updateProfile',
      method: 'POST',
      path: '/customer/profile',
      body: { version: 1, actions: [{ action: 'changeAddress', addressId, address }] },
    },
    {
      call: 'favourites.add',
      method: 'POST',
      path: `/favorites/${listId}/product/add`,
      body: { version: 1, actions: [{ action: 'addLineItem', sku: 'BX-100-BOLT' }] },
    },
    {
      call: 'favourites.remove',
      method: 'POST',
      path: `/favorites/${listId}/remove`,
      body: { version: 1, action: 'removeLineItem', lineItemId },
    },
    {
      call: 'favourites.add',
      method: 'POST',
      path: `/favorites/${projectId}/product/add`,
      body: { version: 1, actions: [{ action: 'addLineItem', sku: 'BX-100-BOLT', quantity: 2 }] },
    },
    {
      call: 'favourites.add',
      method: 'POST',
      path: `/favorites/${projectId}/project/add`,
      body: { version: 1, actions: [{ action: 'changeName', name: { en: 'Mine' } }] },
    },
    {
      call: 'favourites.remove',
      method: 'POST',
      path: `/favorites/${projectId}/remove`,
      body: { version: 1, action: 'deleteProject' },
    },
    { call: 'favourites.quote', method: 'POST', path: `/favorites/${projectId}/quote`, body: { lang: 'en-US' } },
    { call: 'assets.get', method: 'GET', path: `/assets/upload/${assetId}` },
    {
      call: 'crm.openCase',
      method: 'POST',
      path: '/crm/webtocase',
      body: { ...contactForm, attachments: [attachment] },
    },
    {
      call: 'registration.register',
      method: 'POST',
      path: '/product-registration',
      body: { ...registration, attachments: [attachment] },
    },
  ];
}

/** Calls and areas without the id of a shopper's record in their input: they serve the caller's own or public data. */
export const callsWithoutIds: readonly string[] = [
  'session',
  'config',
  'content',
  'features',
  'catalogue',
  'search',
  'product',
  'inventory',
  'maps',
  'stores',
  'crm',
  'membership',
  'identity',
  'recovery',
  'registration.list',
  'registration.ownedProducts',
  'assets.upload',
  'assets.zip',
  'assets.catalogPdf',
  'assets.catalogContents',
  'cart.active',
  'cart.create',
  'cart.deleteActive',
  'sharedCart.get',
  'orderHistory.list',
  'orderHistory.listByState',
  'customer.me',
  'customer.export',
  'customer.signUp',
  'customer.delete',
  'customer.changePassword',
  'customer.lookup',
  'favourites.list',
  'favourites.create',
];

/** Every call by its name. */
export const callsByName: ReadonlyMap<string, Call> = new Map(
  Object.entries(contract).flatMap(([area, entries]) =>
    Object.entries(entries as Record<string, Call>).map(([name, call]) => [`${area}.${name}`, call] as const),
  ),
);
