export { InspirationGallery } from './InspirationGallery.tsx';
export { ShopTheRoom } from './ShopTheRoomOnDemand.tsx';
