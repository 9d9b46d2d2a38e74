/** The checkout steps in order, each with the names of its route modules. */
export const checkoutSteps = [
  { name: 'address', path: '/checkout', routes: ['address'] },
  { name: 'shipping', path: '/checkout/shipping', routes: ['shipping'] },
  { name: 'payment', path: '/checkout/payment', routes: ['payment', 'billing'] },
  { name: 'review', path: '/checkout/review', routes: ['review'] },
] as const;
