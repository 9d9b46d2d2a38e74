export { accountMiddleware, loadAccount } from './account-frame.server.ts';
