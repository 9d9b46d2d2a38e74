export { ReviewsSlot } from './ReviewsSlot.tsx';
