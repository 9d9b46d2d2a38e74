export { InspirationGallery } from './InspirationGallery.tsx';
export { ShopTheRoom } from './ShopTheRoom.tsx';
