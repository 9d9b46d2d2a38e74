import { ShowroomsPage } from '../features/stores/index.ts';

export { loadShowrooms as loader } from '../features/stores/index.server.ts';

export default ShowroomsPage;
