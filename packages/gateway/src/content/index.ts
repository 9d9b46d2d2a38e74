export { readDocument } from './author.ts';
export { type AuthoredComponent, type AuthoredPage, authoredPageSchema } from './authored-page.ts';
export { findSeller } from './find-seller.ts';
export type { PreviewEditor } from './preview.ts';
export { seedDocuments, storeContent } from './store-content.ts';
export type { ContentDocument } from './table.ts';
