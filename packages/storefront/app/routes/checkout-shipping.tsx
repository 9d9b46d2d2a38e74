import { ShippingStep } from '../features/checkout/index.ts';

export { loadShippingStep as loader, removeUnavailable as action } from '../features/checkout/index.server.ts';

export default ShippingStep;
