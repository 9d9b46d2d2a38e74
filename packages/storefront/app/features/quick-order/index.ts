export { QuickOrderPage } from './QuickOrderPage.tsx';
