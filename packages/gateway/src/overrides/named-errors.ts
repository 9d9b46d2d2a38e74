import { tokenInvalid, tokenMissing } from '@basin/domain';

/** An error that is more specific than its status. */
export interface NamedError {
  readonly name: string;
  /** The calls that can return it; `*` for every authenticated call of the gateway. */
  readonly calls: readonly string[];
  readonly status: number;
  readonly body: object;
  /** The body is merged into the gateway's own response. */
  readonly isChange?: true;
}

const reason = (code: string, message: string, more: object = {}) => ({
  statusCode: 400,
  message,
  errors: [{ code, message, ...more }],
});

const identity = (errorCode: string, errorSummary: string) => ({
  errorCode,
  errorSummary,
  errorLink: errorCode,
  errorId: 'overridden',
  errorCauses: [],
});

const declined = (more: object) => ({ statusCode: 402, message: 'Payment declined', ...more });
const fraud = (status: string): NamedError => ({
  name: `fraud-${status.toLowerCase()}`,
  calls: ['checkout.pay', 'checkout.submit'],
  status: 402,
  body: declined({ fraudStatus: status }),
});

const discountCode = { typeId: 'discount-code', id: 'overridden', obj: { code: 'OVERRIDDEN' } };
const stopped = (state: string, name: string): NamedError => ({
  name,
  calls: ['discount.update'],
  status: 200,
  body: { discountCodes: [{ discountCode, state }] },
  isChange: true,
});

const carts = ['cart.active', 'cart.get', 'cart.update', 'discount.update'];
const shipping = ['checkout.shippingCost', 'checkout.assignShipment'];

/** The specified errors that a status alone does not identify. @see platform spec §8 and catalogue spec §8 */
export const namedErrors: readonly NamedError[] = [
  { name: 'token-missing', calls: ['*'], status: 401, body: { statusCode: 401, message: tokenMissing } },
  { name: 'token-invalid', calls: ['*'], status: 401, body: { statusCode: 401, message: tokenInvalid } },
  { name: 'cart-missing', calls: carts, status: 404, body: { cartExists: false, message: 'No active cart' } },
  {
    name: 'out-of-stock',
    calls: ['cart.update', 'checkout.pay', 'checkout.submit'],
    status: 400,
    body: reason('OutOfStock', 'Some line items are out of stock.', { skus: [], lineItems: [] }),
  },
  {
    name: 'not-sold',
    calls: ['checkout.pay', 'checkout.submit'],
    status: 400,
    body: reason('NotSold', 'Some line items are no longer sold online.', { skus: [], lineItems: [] }),
  },
  {
    name: 'price-changed',
    calls: ['checkout.pay', 'checkout.submit'],
    status: 400,
    body: reason('PriceChanged', 'The price of a line has changed.'),
  },
  {
    name: 'code-unknown',
    calls: ['discount.update'],
    status: 400,
    body: reason('DiscountCodeNonApplicable', 'The discount code does not exist.', { reason: 'DoesNotExist' }),
  },
  {
    name: 'code-not-now',
    calls: ['discount.update'],
    status: 400,
    body: reason('DiscountCodeNonApplicable', 'The code is not valid now.', { reason: 'TimeRangeNonApplicable' }),
  },
  stopped('DoesNotMatchCart', 'code-not-these'),
  stopped('ApplicationStoppedByPreviousDiscount', 'code-stopped'),
  stopped('MaxApplicationReached', 'code-used-up'),
  {
    name: 'no-items-to-ship',
    calls: ['checkout.assignShipment'],
    status: 200,
    body: { shipments: [], shippingItems: [], error: { message: 'No items to ship', sku: [] } },
    isChange: true,
  },
  { name: 'cannot-ship', calls: shipping, status: 200, body: { isNonDeliverableAddress: true }, isChange: true },
  {
    name: 'cannot-ship-there',
    calls: ['customer.updateAddresses', 'maps.validateAddress'],
    status: 200,
    body: { isNonDeliverableAddress: true },
    isChange: true,
  },
  {
    name: 'address-refused',
    calls: ['customer.updateAddresses'],
    status: 400,
    body: { error: 'The postal code is not valid in the country.' },
  },
  fraud('CHALLENGE'),
  fraud('ERROR'),
  fraud('DENY'),
  { name: 'declined', calls: ['checkout.pay'], status: 402, body: declined({ declineCode: 'DECLINED' }) },
  { name: 'card-expired', calls: ['checkout.pay'], status: 402, body: declined({ declineCode: 'INVALID_TOKEN' }) },
  {
    name: 'email-taken',
    calls: ['customer.signUp'],
    status: 400,
    body: reason('DuplicateField', 'There is already an existing customer with this e-mail address.', {
      field: 'email',
    }),
  },
  {
    name: 'wrong-password',
    calls: ['identity.signIn'],
    status: 401,
    body: identity('E0000004', 'Authentication failed'),
  },
  {
    name: 'locked-out',
    calls: ['identity.signIn'],
    status: 200,
    body: { status: 'LOCKED_OUT' },
  },
  {
    name: 'password-expired',
    calls: ['identity.signIn'],
    status: 200,
    body: { status: 'PASSWORD_EXPIRED', stateToken: 'overridden' },
  },
  {
    name: 'link-expired',
    calls: ['recovery.verifyRecoveryToken'],
    status: 403,
    body: identity('E0000105', 'You have accessed an account recovery link that has expired or been previously used.'),
  },
  {
    name: 'password-refused',
    calls: ['recovery.resetPassword', 'recovery.changeExpiredPassword', 'customer.changePassword'],
    status: 403,
    body: identity('E0000014', 'Update of credentials failed'),
  },
  {
    name: 'not-registered',
    calls: ['registration.register'],
    status: 200,
    body: { success: 'false', message: 'The registration could not be stored.' },
  },
  {
    name: 'no-products',
    calls: ['search.listing', 'search.query', 'search.product'],
    status: 200,
    body: nothingFound(),
  },
  { name: 'no-property', calls: ['config.urlProperty'], status: 200, body: { data: '' } },
  { name: 'no-stores', calls: ['stores.list', 'stores.localities'], status: 200, body: { d: { results: [] } } },
];

function nothingFound(): object {
  const response = { numFound: 0, start: 0, docs: [] };
  return { response, facet_counts: { facet_fields: {} }, fusion: {} };
}
