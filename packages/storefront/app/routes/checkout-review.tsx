import { ReviewStep } from '../features/checkout/index.ts';

export { loadReviewStep as loader, submitOrder as action } from '../features/checkout/index.server.ts';

export default ReviewStep;
