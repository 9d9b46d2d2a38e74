import { ShowroomPage } from '../features/stores/index.ts';
import { sharedWithGuests } from '../shell/document/shared-page.server.ts';

export { handleShowroomForm as action, loadShowroom as loader } from '../features/stores/index.server.ts';

export const middleware = sharedWithGuests;

export default ShowroomPage;
