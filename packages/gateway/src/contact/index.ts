export { moveMessages } from './move-messages.ts';
export { subscribe } from './subscriptions.ts';
