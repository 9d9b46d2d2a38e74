export { redirectHome as loader, signOut as action } from '../features/identity/index.server.ts';
