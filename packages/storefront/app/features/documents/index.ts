export { DocumentsPage } from './DocumentsPage.tsx';
export { type DocumentView, documentFrom, documentsOf } from './product-documents.ts';
