export { applyPendingFavourite } from './change-favourites.server.ts';
export { handleFavouriteForm, redirectToFavourites } from './favourite-forms.server.ts';
export { loadFavouritesPage } from './favourites-page.server.ts';
export { isSaved } from './is-saved.server.ts';
