import { ShowroomPage } from '../features/stores/index.ts';

export { loadShowroom as loader } from '../features/stores/index.server.ts';

export default ShowroomPage;
