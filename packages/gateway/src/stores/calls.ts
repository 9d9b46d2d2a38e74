import { withoutLocale } from '@basin/domain';
import { contract } from '@basin/sdk/contract';
import { invalidField, notFound } from '../http/http-problem.ts';
import { implement } from '../http/implement.ts';
import { findStores, StoreQueryError, type StoreQuery } from './find-stores.ts';
import { FilterError } from './parse-filter.ts';
import type { Store } from './store.ts';
import type { StoreRecord } from './store-record.ts';
import type { Db } from '../database/database.ts';
import type {} from './table.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export const storeHandlers = implement(contract.stores, {
  async details({ db, query: { path } }) {
    const rows = await db.selectFrom('stores').select('document').execute();
    const pagePath = withoutLocale(path).replace(/\.html$/, '');
    const store = rows.find(({ document }) => document.pagePath === pagePath)?.document;
    if (!store) throw notFound(`There is no store at '${path}'.`);
    return detailsFrom(store);
  },

  async list({ db, query }) {
    const { count, stores } = await queryStores(db, query);
    return { d: { ...(query.$inlinecount && { __count: String(count) }), results: stores.map(withUri) } };
  },

  async localities({ db, query }) {
    const { stores } = await queryStores(db, query);
    return { d: { results: stores.map(withUri) } };
  },
});

async function queryStores(db: Db, query: StoreQuery) {
  try {
    return await findStores(db, query);
  } catch (error) {
    if (error instanceof FilterError) throw invalidField('$filter', query.$filter, error.message);
    if (error instanceof StoreQueryError) throw invalidField(error.field, query[error.field], error.message);
    throw error;
  }
}

function withUri(record: Partial<StoreRecord>) {
  const { EntityID } = record;
  return { ...(EntityID !== undefined && { __metadata: { uri: `/maps/store('${EntityID}')` } }), ...record };
}

function detailsFrom(store: Store) {
  return {
    storeId: store.id,
    name: store.name,
    address: {
      addressLine: store.addressLine,
      city: store.locality,
      state: store.adminDistrict,
      postalCode: store.postalCode,
      country: store.countryRegion,
    },
    phone: store.phone,
    email: store.email,
    image: store.image,
    hours: store.hours.map(({ day, opens, closes }) => ({ day: weekdays[day - 1] ?? '', open: opens, close: closes })),
    bpNumber: store.businessPartnerNumber,
    latitude: store.latitude,
    longitude: store.longitude,
    InStoreShopping: store.inStoreShopping,
    VirtualMeetings: store.virtualMeetings,
    WeekendHours: store.weekendHours,
    SlabGallery: store.slabGallery,
    AppointmentOnly: store.appointmentOnly,
    collections: store.collections,
  };
}
