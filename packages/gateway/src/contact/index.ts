export { subscribe } from './subscriptions.ts';
