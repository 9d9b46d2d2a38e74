export { redirectHome as loader } from '../features/identity/index.server.ts';
export { subscribe as action } from '../features/newsletter/index.server.ts';
