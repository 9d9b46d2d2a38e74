export { SiteBanners } from './SiteBanners.tsx';
