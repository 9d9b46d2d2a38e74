export { FavouriteButton } from './FavouriteButton.tsx';
export { FavouritesPage } from './FavouritesPage.tsx';
