export { propsOfType } from './component-views.server.ts';
export { loadContentPage } from './content-page.server.ts';
export { loadEditorsParts } from './editors-parts.server.ts';
export { contentPage, notFound, notFoundMiddleware, overlayPage } from './load-page.server.ts';
export { preparePage } from './prepare-page.server.ts';
