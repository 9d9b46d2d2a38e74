import { editableProfileFields, isPostalCode } from '@basin/domain';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import type { Context } from '../../shell/context.ts';
import { withConfiguredProblems } from '../../shell/forms/configured-fields.server.ts';
import { isValid, readForm, type SentForm } from '../../shell/forms/read-form.ts';
import { queueNotice, takeNotices } from '../../shell/notices/notices.server.ts';
import { shopperContext } from '../../shell/request-context.server.ts';
import { accountOf } from '../../shell/sdk/nouns.server.ts';
import { accountOwner, isForOtherAccount } from './account-owner.server.ts';
import { cancelEmailChange, changeEmail, confirmEmail, resendEmailLink } from './change-email.server.ts';
import { changePassword } from './change-password.server.ts';
import { deleteAccount } from './delete-account.server.ts';
import { canBecomeAssociate, canJoinFriends, joinCompany, joinFriends } from './memberships.server.ts';
import { isRequired, knownName } from './profile-form.ts';
import { toSettings } from './to-settings.server.ts';
import { optionList } from '../../shell/settings/option-list.server.ts';

/** The profile fields that a shopper of this persona may change. */
const fieldsOf = (context: Context) => editableProfileFields(context.get(shopperContext).persona);

/** Loads the profile with the fields that the customer may change. */
export async function loadAccountSettings({ context, url }: LoaderFunctionArgs) {
  const [customer, owner, isAssociateOffered, businessTypes, businessSubTypes] = await Promise.all([
    accountOf(context).profile(),
    accountOwner(context),
    canBecomeAssociate(context),
    optionList(context, 'businessTypes'),
    optionList(context, 'businessSubTypes'),
  ]);
  if (!customer) throw data(null, 503);
  const { profileAddress, email, pendingEmail, tradeApplication } = customer;
  const fields = fieldsOf(context);
  const known = { ...customer, postalCode: profileAddress?.postalCode };
  const values = Object.fromEntries(fields.map((name) => [name, known[name] ?? '']));
  const emailToken = url.searchParams.get('emailToken') ?? '';
  if (emailToken && pendingEmail === null) queueNotice(context, { key: 'email.link.expired', tone: 'danger' });
  const shown = {
    email,
    pendingEmail,
    emailToken,
    owner,
    tradeApplication,
    fields,
    values,
    businessTypes,
    businessSubTypes,
    isAssociateOffered,
  };
  return { ...shown, isFriendsOffered: canJoinFriends(context), notices: takeNotices(context) };
}

/** The settings forms by their `intent`. */
const settingsForms = {
  save: saveProfile,
  joinCompany,
  joinFriends,
  changePassword,
  deleteAccount,
  changeEmail,
  resendEmailLink,
  confirmEmail,
  cancelEmailChange,
};
type SettingsIntent = keyof typeof settingsForms;

const isIntent = (intent: FormDataEntryValue | null): intent is SettingsIntent =>
  typeof intent === 'string' && Object.hasOwn(settingsForms, intent);

/** A rejected form with its problems. */
export interface RejectedSettings {
  readonly intent: SettingsIntent;
  readonly form: SentForm;
}

/** Handles a settings form. Without an intent it saves the profile. An invalid form is returned with its problems. */
export async function handleSettingsForm({
  request,
  context,
}: ActionFunctionArgs): Promise<RejectedSettings | Response> {
  const sent = await request.formData();
  const value = sent.get('intent');
  const intent = isIntent(value) ? value : 'save';
  const form = await settingsForms[intent](context, sent);
  return form instanceof Response ? form : { intent, form };
}

/** A business address is in the United States. */
function postalCodeProblem({ postalCode }: SentForm['values']): SentForm['problems'] {
  if (!postalCode || isPostalCode(postalCode, 'US')) return {};
  return { postalCode: { key: 'field.error.postalCode.US', label: 'field.postalCode.US' } };
}

/**
 * Saves the fields that the shopper changed: the others may have changed elsewhere since the page was loaded. A profile
 * that could not be saved, or that was typed for another account, is returned as it was typed.
 */
async function saveProfile(context: Context, form: FormData): Promise<SentForm | Response> {
  const fields = fieldsOf(context);
  const required = fields.filter((name) => isRequired(name, form.get(knownName(name))));
  const optional = fields.filter((name) => !required.includes(name));
  const sent = await withConfiguredProblems(context, readForm(form, { required, optional }));
  const changed = fields.filter((name) => (sent.values[name] ?? '') !== form.get(knownName(name)));
  const values = Object.fromEntries(changed.map((name) => [name, sent.values[name] ?? '']));
  const problems = { ...sent.problems, ...postalCodeProblem(values) };
  if (!isValid({ problems }) || (await isForOtherAccount(context, form))) return { values, problems };
  if (await accountOf(context).changeProfile(values))
    return toSettings(context, { key: 'account.saved', tone: 'success' });
  queueNotice(context, { key: 'account.profile.failed', tone: 'danger' });
  return { values, problems };
}
