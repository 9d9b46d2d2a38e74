export { handleAddressForm, loadAddressStep } from './address-step.server.ts';
export { handleBillingForm, loadBillingStep } from './billing-step.server.ts';
export { checkoutMiddleware, loadCheckout } from './checkout-page.server.ts';
export { loadConfirmation } from './confirmation.server.ts';
export { handlePayment, loadPaymentStep } from './payment-step.server.ts';
export { loadDeclined } from './declined.server.ts';
export { loadReviewStep, submitOrder } from './review-step.server.ts';
export { loadShippingStep, removeUnavailable } from './shipping-step.server.ts';
