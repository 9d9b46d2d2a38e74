export { subscribe } from './subscribe.server.ts';
