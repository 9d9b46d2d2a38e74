import { CheckoutPage } from '../features/checkout/index.ts';

export { loadCheckout as loader, checkoutMiddleware as middleware } from '../features/checkout/index.server.ts';

export default CheckoutPage;
