export { handlePreviewForm } from './preview-page.server.ts';
