import { DocumentsPage } from '../features/documents/index.ts';

export { loadDocuments as loader } from '../features/documents/index.server.ts';

export default DocumentsPage;
