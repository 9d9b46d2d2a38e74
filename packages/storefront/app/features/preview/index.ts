export { PreviewBanner } from './PreviewBanner.tsx';
export { PreviewPage } from './PreviewPage.tsx';
