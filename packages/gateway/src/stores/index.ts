export { distanceKilometres, type Coordinates } from './distance.ts';
export { findPlace } from './places.ts';
export { isPostOfficeBox } from './post-office-box.ts';
export { type Store, storeSchema } from './store.ts';
export type {} from './table.ts';
