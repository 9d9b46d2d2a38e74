export { PreviewBanner } from './PreviewBannerOnDemand.tsx';
export { PreviewPage } from './PreviewPage.tsx';
