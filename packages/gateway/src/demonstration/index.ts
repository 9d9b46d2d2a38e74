export { countPublicPasswords } from './public-passwords.ts';
export { picturesFolder, linkDemoPictures } from './pictures-folder.ts';
export { demoPassword, recoveryAnswer, seedAccounts } from './seed-accounts.ts';
export { seedIfEmpty } from './seed-catalogue.ts';
export { contentFolder, seedContent } from './seed-content.ts';
export { seedDemonstration } from './seed-demonstration.ts';
export { generateProducts } from './products/generate-products.ts';
export type { Product } from '../catalogue/index.ts';
