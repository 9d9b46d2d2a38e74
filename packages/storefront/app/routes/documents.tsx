import { DocumentsPage } from '../features/documents/index.ts';
import { sharedWithGuests } from '../shell/document/shared-page.server.ts';

export { loadDocuments as loader } from '../features/documents/index.server.ts';

export const middleware = sharedWithGuests;

export default DocumentsPage;
