/** The steps of the checkout in their order; the name is that of the route module. */
export const checkoutSteps = [
  { name: 'address', path: '/checkout' },
  { name: 'shipping', path: '/checkout/shipping' },
  { name: 'payment', path: '/checkout/payment' },
  { name: 'review', path: '/checkout/review' },
] as const;
