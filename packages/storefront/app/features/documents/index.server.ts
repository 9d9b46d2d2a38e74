export { loadDocuments } from './documents-page.server.ts';
