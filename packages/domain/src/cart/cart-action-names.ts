/** Names of the cart changes, spelt as on the wire. @see platform spec §7 */
export const cartActionNames = [
  'addLineItem',
  'addbundle',
  'addBundleItem',
  'removeLineItem',
  'removebundle',
  'removeBundleItem',
  'setShippingAddress',
  'setCustomerEmail',
  'setCustomType',
  'setCustomerGroup',
  'calculateTax',
  'setLineItemCustomField',
  'changeLineItemQuantity',
  'changeBundleItemQuantity',
] as const;
export type CartActionName = (typeof cartActionNames)[number];
