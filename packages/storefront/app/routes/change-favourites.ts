export { redirectToFavourites as loader, handleFavouriteForm as action } from '../features/favourites/index.server.ts';
