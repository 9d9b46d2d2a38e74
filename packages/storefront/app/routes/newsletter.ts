export { subscribe as action } from '../features/newsletter/index.server.ts';
