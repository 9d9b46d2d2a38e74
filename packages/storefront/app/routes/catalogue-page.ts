export { sendCataloguePage as loader } from '../features/documents/index.server.ts';
