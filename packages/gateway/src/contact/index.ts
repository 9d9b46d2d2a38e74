export { moveMessages } from './move-messages.ts';
export { caseAttachments, receivedCases, receivedSubscriptions } from './received-messages.ts';
export { subscribe } from './subscriptions.ts';
