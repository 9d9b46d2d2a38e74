import { ShowroomsPage } from '../features/stores/index.ts';
import { sharedWithGuests } from '../shell/document/shared-page.server.ts';

export { loadShowrooms as loader } from '../features/stores/index.server.ts';

export const middleware = sharedWithGuests;

export default ShowroomsPage;
