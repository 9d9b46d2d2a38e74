import * as z from 'zod';

const place = z.strictObject({
  addressLine: z.string().min(1),
  locality: z.string().min(1),
  adminDistrict: z.string().regex(/^[A-Z]{2}$/),
  postalCode: z.string().min(1),
  countryRegion: z.enum(['US', 'CA']),
  latitude: z.number(),
  longitude: z.number(),
});

/** A time such as `09:30`: times are compared as text. */
const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/);

/** A store, with the five features that shoppers filter by. */
export const storeSchema = z.strictObject({
  id: z.string().min(1),
  name: z.string().min(1),
  locationType: z.string().min(1),
  ...place.shape,
  phone: z.string().min(1),
  email: z.optional(z.email()),
  /** A path on the origin of pictures. */
  image: z.optional(z.string().startsWith('/')),
  hours: z
    .array(z.strictObject({ day: z.int().min(1).max(7), opens: timeOfDay, closes: timeOfDay }))
    .refine((hours) => new Set(hours.map(({ day }) => day)).size === hours.length, {
      error: 'name a day twice: a day has one opening and one closing time',
    }),
  businessPartnerNumber: z.string().min(1),
  pagePath: z.string().startsWith('/'),
  inStoreShopping: z.boolean(),
  virtualMeetings: z.boolean(),
  weekendHours: z.boolean(),
  slabGallery: z.boolean(),
  appointmentOnly: z.boolean(),
  /** The names of the collections that it displays. */
  collections: z.optional(z.array(z.string().min(1))),
});
export type Store = z.output<typeof storeSchema>;
