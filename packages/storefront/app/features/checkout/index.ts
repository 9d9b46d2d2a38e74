export { AddressStep } from './AddressStep.tsx';
export { BillingStep } from './BillingStep.tsx';
export { CheckoutPage } from './CheckoutPage.tsx';
export { ConfirmationPage } from './ConfirmationPage.tsx';
export { DeclinedPage } from './DeclinedPage.tsx';
export { PaymentStep } from './PaymentStep.tsx';
export { ReviewStep } from './ReviewStep.tsx';
export { ShippingStep } from './ShippingStep.tsx';
