export { OwnedProductsPage } from './OwnedProductsPage.tsx';
export { RegistrationPage } from './RegistrationPage.tsx';
