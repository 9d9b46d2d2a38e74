export { loadMyData as loader } from '../features/account/index.server.ts';
