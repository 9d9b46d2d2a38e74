export { loadPersonalData as loader } from '../features/account/index.server.ts';
