import type { Store } from './store.ts';

/** Returns a store in wire format. @see wire reference §45 */
export function storeRecord(store: Store) {
  return {
    EntityID: store.id,
    StoreId: store.id,
    BPNumber: store.businessPartnerNumber,
    Name: store.name,
    LocationType: store.locationType,
    AddressLine: store.addressLine,
    Locality: store.locality,
    AdminDistrict: store.adminDistrict,
    PostalCode: store.postalCode,
    CountryRegion: store.countryRegion,
    Phone: store.phone,
    PageUrl: store.pagePath,
    Hours: store.hours,
    Latitude: store.latitude,
    Longitude: store.longitude,
    InStoreShopping: store.inStoreShopping,
    VirtualMeetings: store.virtualMeetings,
    WeekendHours: store.weekendHours,
    SlabGallery: store.slabGallery,
    AppointmentOnly: store.appointmentOnly,
  };
}
export type StoreRecord = ReturnType<typeof storeRecord> & { readonly __Distance?: number };

/** The selectable properties. */
export const storeProperties: ReadonlySet<string> = new Set([
  'EntityID',
  'StoreId',
  'BPNumber',
  'Name',
  'LocationType',
  'AddressLine',
  'Locality',
  'AdminDistrict',
  'PostalCode',
  'CountryRegion',
  'Phone',
  'PageUrl',
  'Hours',
  'Latitude',
  'Longitude',
  'InStoreShopping',
  'VirtualMeetings',
  'WeekendHours',
  'SlabGallery',
  'AppointmentOnly',
  '__Distance',
]);

/** The filterable properties, without the coordinates, which have the spatial filter. */
export const filterProperties: ReadonlySet<string> = new Set(
  [...storeProperties].filter((name) => !['Latitude', 'Longitude', '__Distance', 'Hours'].includes(name)),
);
