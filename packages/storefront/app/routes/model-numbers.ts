export { loadModelNumbers as loader } from '../features/registration/index.server.ts';
