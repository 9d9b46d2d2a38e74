export { lookUpEmail as action, redirectHome as loader } from '../features/identity/index.server.ts';
