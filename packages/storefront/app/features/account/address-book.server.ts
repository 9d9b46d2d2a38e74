import { isDeepStrictEqual } from 'node:util';
import { profileLabel } from '@basin/domain';
import type { AddressToSave, SavedAddress } from '@basin/sdk';
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import type { Context } from '../../shell/context.ts';
import { addressFrom, addressValues } from '../../shell/forms/address-values.ts';
import { initialCountry } from '../../shell/forms/address.ts';
import { isConfirmed, readCheckedAddress, type CheckedAddress } from '../../shell/address/checked-address.server.ts';
import type { SentForm } from '../../shell/forms/read-form.ts';
import { textOf } from '../../shell/forms/text-of.ts';
import { pathIn } from '../../shell/locale/path-in.server.ts';
import { queueNotice, takeNotices } from '../../shell/notices/notices.server.ts';
import { accountOf } from '../../shell/sdk/nouns.server.ts';
import { optionList, statesByCountry } from '../../shell/settings/option-list.server.ts';
import { accountOwner, isForOtherAccount } from './account-owner.server.ts';

/**
 * Loads the address book, with the profile address separate, and the form for the address in the URL or for a new one.
 */
export async function loadAddressBook({ context, url }: LoaderFunctionArgs) {
  const [customer, owner, countries, states] = await Promise.all([
    accountOf(context).profile(),
    accountOwner(context),
    optionList(context, 'countries'),
    statesByCountry(context),
  ]);
  if (!customer) throw data(null, 503);
  const { addresses: addressBook, profileAddress } = customer;
  const edited = addressBook.find(({ id }) => id === url.searchParams.get('edit'));
  return {
    addressBook,
    profileAddress,
    owner,
    form: { id: edited?.id, values: formValues(edited) },
    countries,
    states,
    notices: takeNotices(context),
  };
}

const formValues = (edited: SavedAddress | undefined): SentForm['values'] =>
  edited
    ? { ...addressValues(edited), ...(edited.label !== null && { label: edited.label }) }
    : { country: initialCountry };

/**
 * Saves or removes an address, or makes it the default, according to the form's `intent`. Returns an invalid form with
 * its problems.
 */
export async function handleAddressBookForm({
  request,
  context,
}: ActionFunctionArgs): Promise<CheckedAddress | Response> {
  const form = await request.formData();
  const id = textOf(form, 'id');
  switch (form.get('intent')) {
    case 'makeDefault':
      return toAddressBook(context, (await accountOf(context).setDefaultAddress(id)) !== null);
    case 'remove':
      return toAddressBook(context, await remove(context, id));
    case 'save':
      return saveAddress(context, form, id);
    default:
      throw data(null, 400);
  }
}

/** Removes an address. Returns whether it is gone: another tab may have removed it. */
async function remove(context: Context, id: string): Promise<boolean> {
  const account = accountOf(context);
  if ((await account.removeAddress(id)) !== null) return true;
  const customer = await account.profile();
  return customer?.addresses.every((address) => address.id !== id) ?? false;
}

/**
 * Changes the address with this id, or adds one when the id is empty. An address that could not be saved, or that was
 * typed for another account, is returned as it was typed.
 */
async function saveAddress(context: Context, form: FormData, edited: string): Promise<CheckedAddress | Response> {
  const sent = withLabelProblem(await readCheckedAddress(context, form, ['label']));
  if (!isConfirmed(sent) || (await isForOtherAccount(context, form))) return sent;
  const address = {
    ...addressFrom(sent.values),
    label: sent.values.label,
    isDefault: form.get('setPrimary') === 'true',
  };
  const account = accountOf(context);
  const id = edited === '' ? await idOfEqual(context, address) : edited;
  const saved = id === undefined ? await account.addAddress(address) : await account.changeAddress(id, address);
  if (saved !== null && !('error' in saved)) return toAddressBook(context, true);
  queueNotice(context, failed);
  return sent;
}

/** Returns the id of an equal saved address: a form whose response was lost is sent again. */
async function idOfEqual(context: Context, address: AddressToSave): Promise<string | undefined> {
  const { addresses = [] } = (await accountOf(context).profile()) ?? {};
  const values = addressValues(address);
  return addresses.find((saved) => saved.label === address.label && isDeepStrictEqual(addressValues(saved), values))
    ?.id;
}

/** Redirects to the address book, which says whether the change was saved. */
function toAddressBook(context: Context, isSaved: boolean): Response {
  queueNotice(context, isSaved ? { key: 'address.saved', tone: 'success' } : failed);
  return redirect(pathIn(context, '/my-account/addresses'), 303);
}

const failed = { key: 'address.failed', tone: 'danger' } as const;

/** Rejects the name of the profile address, which the address book neither edits nor removes. */
function withLabelProblem(sent: CheckedAddress): CheckedAddress {
  if (sent.values.label?.toLowerCase() !== profileLabel.toLowerCase()) return sent;
  return { ...sent, problems: { ...sent.problems, label: { key: 'address.label.profile' } } };
}
