import { FavouritesPage } from '../features/favourites/index.ts';

export { loadFavouritesPage as loader } from '../features/favourites/index.server.ts';

export default FavouritesPage;
