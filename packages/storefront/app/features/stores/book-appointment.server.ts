import { formatPhone } from '@basin/domain';
import type { StoreDetails } from '@basin/sdk';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { notFound } from '../content/index.server.ts';
import { formKey } from '../../shell/forms/form-key.server.ts';
import { withConfiguredProblems } from '../../shell/forms/configured-fields.server.ts';
import { isValid, readForm, type SentForm } from '../../shell/forms/read-form.ts';
import { retryKeyOf, type RetryKey } from '../../shell/notices/retry-notice.server.ts';
import { languageContext, systemsContext } from '../../shell/request-context.server.ts';
import { contactOf, storesOf } from '../../shell/sdk/nouns.server.ts';
import { shopSettings } from '../../shell/settings/shop-settings.server.ts';
import { createTranslate } from '../../shell/texts/translate.ts';
import { appointmentOffer, isOpenAt } from './appointment-offer.server.ts';
import { calendarFile } from './calendar-file.server.ts';
import { instantIn, storeTimeZone } from './store-time-zone.ts';

const fields = {
  required: ['appointmentDay', 'appointmentTime', 'firstName', 'lastName', 'email'],
  optional: ['phone', 'message'],
} as const;

type AppointmentForm = SentForm<(typeof fields)['required' | 'optional'][number]>;

/** The result of a booking: the appointment, or the form with its problems or that of the whole form. */
export type AppointmentResult =
  | { readonly start: string; readonly form?: undefined }
  | { readonly start?: undefined; readonly form: SentForm; readonly problem?: RetryKey | undefined };

/** Books an appointment at the page's showroom. The same form sent twice books one appointment. */
export async function bookAppointment({
  request,
  context,
  url,
  params: { showroom = '' },
}: ActionFunctionArgs): Promise<AppointmentResult> {
  const store = await storeWithAppointments(context, showroom);
  if (!store) throw await notFound({ context, url });
  const form = await request.formData();
  const typed = await withConfiguredProblems(context, readForm(form, fields));
  const sent = withTimeProblem(typed, store, context.get(systemsContext).now());
  if (!isValid(sent)) return { form: sent };
  const { appointmentDay: day = '', appointmentTime: time = '', ...person } = sent.values;
  const { firstName = '', lastName = '', email = '', phone, message = '' } = person;
  const problem = await contactOf(context)
    .openCase({
      firstName,
      lastName,
      email,
      phone,
      type: 'Appointment',
      subject: `${store.name}, ${day} ${time}`,
      message: `Business partner ${store.businessPartnerNumber}. ${message}`.trim(),
      idempotencyKey: formKey(form, sent.values),
    })
    .then(() => undefined, retryKeyOf(context));
  return problem ? { form: sent, problem } : { start: `${day}T${time}` };
}

/** Returns a showroom, or nothing while showrooms take no appointments. */
const storeWithAppointments = async (context: ActionFunctionArgs['context'], showroom: string) =>
  (await shopSettings(context)).takesAppointments ? storesOf(context).get(`/locations/${showroom}`) : null;

/** Adds a problem unless the day is offered and the store is open at the time. */
function withTimeProblem(sent: AppointmentForm, store: StoreDetails, now: Date): AppointmentForm {
  const { appointmentDay: day, appointmentTime: time } = sent.values;
  if (day === undefined || time === undefined) return sent;
  const isOffered = appointmentOffer(store, 'en', now)?.days.some(({ value }) => value === day);
  if (isOffered && isOpenAt(store.hours, day, time)) return sent;
  return { ...sent, problems: { ...sent.problems, appointmentTime: { key: 'field.error.appointmentTime' } } };
}

/** Returns a showroom appointment as a calendar file. Its URL does not identify the customer. */
export async function loadCalendarFile({ context, url, params: { showroom = '' } }: LoaderFunctionArgs) {
  const store = await storeWithAppointments(context, showroom);
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:00)$/.exec(url.searchParams.get('start') ?? '') ?? [];
  if (!store || day === undefined || time === undefined || !isOpenAt(store.hours, day, time))
    throw await notFound({ context, url });
  const { locale, texts } = context.get(languageContext);
  const { line, city, state, postalCode } = store.address;
  const file = calendarFile({
    id: `${store.id}-${day}-${time}@${url.hostname}`,
    start: instantIn(storeTimeZone(state ?? ''), `${day}T${time}`),
    createdAt: context.get(systemsContext).now(),
    description: store.phone === null ? '' : formatPhone(store.phone),
    title: createTranslate(texts, locale)('appointment.at', { name: store.name }),
    place: [line, city, state, postalCode].filter((part) => part !== null).join(', '),
  });
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="appointment.ics"',
    },
  });
}
