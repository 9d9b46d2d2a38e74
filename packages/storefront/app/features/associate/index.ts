export { CustomerBanner } from './CustomerBanner.tsx';
export { SellPage } from './SellPage.tsx';
