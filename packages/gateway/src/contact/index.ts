export { moveSubscriptions, subscribe } from './subscriptions.ts';
