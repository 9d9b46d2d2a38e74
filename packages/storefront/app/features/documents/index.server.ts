export { sendCataloguePage } from './catalogue-page.server.ts';
export { loadDocuments } from './documents-page.server.ts';
