export { AddressLines } from './AddressLines.tsx';
export { OrderDetailsPage } from './OrderDetailsPage.tsx';
export { OrderHistoryPage } from './OrderHistoryPage.tsx';
export { OrderStatusPage } from './OrderStatusPage.tsx';
export { OrderView } from './OrderView.tsx';
export { paymentText, type PaymentView } from './payment-text.ts';
export { ShipmentText } from './ShipmentText.tsx';
