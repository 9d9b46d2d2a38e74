import { editableProfileFields } from '@basin/domain';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from 'react-router';
import { isValid, readForm, type SentForm } from '../../shell/forms/read-form.ts';
import { leaveNotice, takeNotices } from '../../shell/notices/notices.server.ts';
import { languageContext, shopperContext } from '../../shell/request-context.server.ts';
import { accountOf } from '../../shell/sdk/nouns.server.ts';
import { optionList } from '../../shell/settings/option-list.server.ts';

/** The fields of the profile that the shopper's persona may change. */
const fieldsOf = (context: Readonly<RouterContextProvider>) =>
  editableProfileFields(context.get(shopperContext).persona);

/** The profile with the fields that the customer may change. */
export async function loadAccountSettings({ context }: LoaderFunctionArgs) {
  const [customer, businessTypes, businessSubTypes] = await Promise.all([
    accountOf(context).profile(),
    optionList(context, 'businessTypes'),
    optionList(context, 'businessSubTypes'),
  ]);
  if (!customer) throw data(null, 503);
  const { profileAddress } = customer;
  const fields = fieldsOf(context).filter((name) => name !== 'postalCode' || profileAddress);
  const known = { ...customer, postalCode: profileAddress?.postalCode };
  const values = Object.fromEntries(fields.map((name) => [name, known[name] ?? '']));
  return { email: customer.email, fields, values, businessTypes, businessSubTypes, notices: takeNotices(context) };
}

/** Saves what the form changes of the profile; a form with problems comes back. */
export async function handleSettingsForm({ request, context }: ActionFunctionArgs): Promise<SentForm | Response> {
  const fields = fieldsOf(context);
  const sent = readForm(await request.formData(), {
    required: fields.slice(0, 2),
    optional: fields.slice(2),
  });
  if (!isValid(sent)) return sent;
  const saved = await accountOf(context).changeProfile(sent.values);
  leaveNotice(
    context,
    saved ? { key: 'account.saved', tone: 'success' } : { key: 'account.profile.failed', tone: 'danger' },
  );
  return redirect(`/${context.get(languageContext).locale}/my-account/account-settings`, 303);
}
