import { withoutLocale } from '@basin/domain';
import { nullOn, type ModelNumbers, type RegisterProducts } from '@basin/sdk';
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import type { Context } from '../../shell/context.ts';
import { pathIn } from '../../shell/locale/path-in.server.ts';
import { accountOwner, isForOtherAccount } from '../account/index.server.ts';
import { contentPage, notFound, overlayPage } from '../content/index.server.ts';
import { readAddress, initialCountry } from '../../shell/forms/address.ts';
import { addressFrom } from '../../shell/forms/address-values.ts';
import { customerValues } from '../../shell/forms/customer-values.server.ts';
import { formKey, sentKey } from '../../shell/forms/form-key.server.ts';
import { withConfiguredProblems } from '../../shell/forms/configured-fields.server.ts';
import { isValid, readForm, type SentForm } from '../../shell/forms/read-form.ts';
import { textOf } from '../../shell/forms/text-of.ts';
import { queueNotice, takeNotices } from '../../shell/notices/notices.server.ts';
import { sdkContext, shopperContext } from '../../shell/request-context.server.ts';
import { shopBrand } from '../../shell/settings/shop-brand.ts';
import { nullInOutage } from '../../shell/sdk/null-in-outage.server.ts';
import { accountOf } from '../../shell/sdk/nouns.server.ts';
import { clearedReceipt } from './receipt.ts';
import { hasFeature, requireFeature } from '../../shell/settings/switched-off.server.ts';
import { optionList, stateCodes, statesByCountry } from '../../shell/settings/option-list.server.ts';

type Kind = RegisterProducts['kind'];

/** The shop's own entry in the list of places of purchase. */
const thisShop = 'Online';

/** The account registers products that were bought here; the public page registers those that were bought elsewhere. */
const kindAt = ({ pathname }: URL): Kind => (withoutLocale(pathname).startsWith('/my-account/') ? 'online' : 'offline');

/** Loads the registration form. For a product bought elsewhere, it includes the content page around the form. */
export async function loadRegistration({ context, url }: LoaderFunctionArgs) {
  if (!(await hasFeature(context, 'productRegistration'))) throw await notFound({ context, url });
  const [page, modelHelp, owner, values, countries, states, places] = await Promise.all([
    kindAt(url) === 'offline' ? contentPage({ context, url }, '/register-offline-product') : null,
    overlayPage({ context, url }, '/support/find-your-model-number').catch(nullInOutage(context)),
    ownerIfSignedIn(context),
    customerValues(context),
    optionList(context, 'countries'),
    statesByCountry(context),
    optionList(context, 'placeOfPurchase'),
  ]);
  const shown = { page, modelHelp, owner, values: { country: initialCountry, ...values }, countries, states, places };
  // the key deduplicates a form that is sent twice
  return { ...shown, key: crypto.randomUUID(), notices: takeNotices(context) };
}

const ownerIfSignedIn = (context: Context) =>
  context.get(shopperContext).isSignedIn ? accountOwner(context) : undefined;

/** In the order of the form, which is that of the listed problems. */
const purchaseFields = {
  offline: ['modelNumber', 'purchaseDate', 'placeOfPurchase', 'email'],
  online: ['modelNumber', 'purchaseDate', 'orderNumber', 'email'],
} as const;

/** A rejected registration with its problems, under the key that it was sent with: a new key would reset the form. */
export type RejectedRegistration = SentForm & { readonly key: string };

/** Registers a product. Returns an invalid form with its problems, and one of another account without. */
export async function handleRegistration({
  request,
  context,
  url,
}: ActionFunctionArgs): Promise<RejectedRegistration | Response> {
  await requireFeature(context, 'productRegistration');
  const kind = kindAt(url);
  const form = await receivedForm(request);
  const sent = { ...(await readRegistration(context, form, kind)), key: sentKey(form) };
  const problems = isValid(sent) ? await register(context, form, sent.values, kind) : sent.problems;
  if (problems)
    return {
      ...sent,
      problems: hasLostReceipt(request, form) ? { ...problems, receipt: problems.receipt ?? lost } : problems,
    };
  queueNotice(context, { key: 'registration.done', tone: 'success' });
  const next = context.get(shopperContext).isSignedIn ? '/my-account/my-products' : '/register-offline-product';
  return redirect(pathIn(context, next), 303);
}

/** Returns the form, which the server leaves unread because of its receipt, so that it can be malformed. */
async function receivedForm(request: Request): Promise<FormData> {
  const form = await request.formData().catch(() => undefined);
  if (!form) throw data(null, 400);
  return form;
}

/** Registers the product of a valid form. Returns the problems of a rejection, which are none for one of another account. */
async function register(
  context: Context,
  form: FormData,
  values: SentForm['values'],
  kind: Kind,
): Promise<SentForm['problems'] | undefined> {
  if (context.get(shopperContext).isSignedIn && (await isForOtherAccount(context, form))) return {};
  const problems = kind === 'online' ? await orderProblems(context, values) : {};
  if (!isValid({ problems })) return problems;
  const receipts = kind === 'online' ? await uploadReceipt(context, form) : [];
  if (!receipts) return { receipt: { key: 'registration.receipt.problem' } };
  const registration = { ...registrationFrom(form, values, kind), receipts };
  const result = await accountOf(context).registerProducts(registration);
  if (result.isRegistered) return undefined;
  return result.isRejected ? rejected(values, kind) : { modelNumber: unchecked };
}

const lost = { key: 'registration.receipt.again' } as const;

/** Whether the response replaces the page with the form, which then no longer has the chosen receipt. */
function hasLostReceipt(request: Request, form: FormData): boolean {
  const receipt = form.get('receipt');
  return receipt instanceof File && receipt.size > 0 && request.headers.get('Sec-Fetch-Dest') === 'document';
}

async function readRegistration(context: Context, form: FormData, kind: Kind): Promise<SentForm> {
  const codes = await stateCodes(context);
  const purchase = readForm(form, { required: purchaseFields[kind], optional: ['serialNumber'] });
  const owner = readAddress(form, codes);
  const { orderNumber } = purchase.values;
  const numbers = orderNumber === undefined ? {} : { orderNumber: orderNumber.toUpperCase() };
  const isHeld = textOf(form, 'receipt') !== ''; // a form that waited for a sign-in has only the name of its file
  return withConfiguredProblems(context, {
    values: { ...purchase.values, ...numbers, ...owner.values },
    problems: { ...purchase.problems, ...owner.problems, ...(isHeld && { receipt: lost }) },
  });
}

/**
 * Uploads a form's receipt. Returns its URL in a list, an empty list without a receipt, or null when the file is
 * too large or the gateway rejects it.
 */
async function uploadReceipt(context: Context, form: FormData): Promise<readonly string[] | null> {
  const receipt = form.get('receipt');
  if (form.has(clearedReceipt)) return null;
  if (!(receipt instanceof File) || receipt.size === 0) return [];
  // named after the form, so that a form sent twice has one receipt
  const fileName = `receipt-${formKey(form, {})}`;
  const query = { fileName, formAsset: 'registration', brand: shopBrand };
  const stored = await context
    .get(sdkContext)
    .assets.upload({ query, body: receipt })
    .catch(nullOn(400, 413, 415));
  return stored && [stored.url];
}

const unchecked = { key: 'registration.unchecked' } as const;

/** A product bought here must be in the given order, which must be the customer's own. In an outage that is unknown. */
async function orderProblems(
  context: Context,
  { orderNumber, modelNumber }: SentForm['values'],
): Promise<SentForm['problems']> {
  const owned = await context.get(sdkContext).registration.ownedProducts().catch(nullInOutage(context));
  if (!owned) return { orderNumber: unchecked };
  const bought = owned.filter((product) => product.orderNumber === orderNumber);
  if (bought.length === 0) return { orderNumber: { key: 'registration.orderNumber.unknown' } };
  const wanted = modelNumber?.toUpperCase();
  const isIn = bought.some(({ modelNumber: model, sku }) =>
    [model, sku].some((each) => each?.toUpperCase() === wanted),
  );
  return isIn ? {} : { modelNumber: { key: 'registration.notInOrder' } };
}

/** Returns the likely problem of a rejected registration: one from a store without a serial number cannot exist already. */
const rejected = ({ serialNumber }: SentForm['values'], kind: Kind): SentForm['problems'] => {
  if (serialNumber !== undefined) return { serialNumber: { key: 'registration.failed' } };
  return { modelNumber: { key: kind === 'online' ? 'registration.failed' : 'registration.invalidModel' } };
};

function registrationFrom(form: FormData, values: SentForm['values'], kind: Kind): RegisterProducts {
  const { email = '', phone = '', modelNumber = '', purchaseDate = '', serialNumber, orderNumber } = values;
  const { firstName = '', lastName = '', placeOfPurchase = thisShop } = values;
  const purchase = { purchasedAt: new Date(purchaseDate), placeOfPurchase, serialNumber, orderNumber };
  return {
    kind,
    firstName,
    lastName,
    email,
    phone,
    address: addressFrom(values),
    products: [{ modelNumber, ...purchase }],
    idempotencyKey: formKey(form, values),
  };
}

/** Returns model numbers with the typed prefix, for the form's suggestions. */
export async function loadModelNumbers({ context, url }: LoaderFunctionArgs): Promise<ModelNumbers | null> {
  await requireFeature(context, 'productRegistration');
  const typed = (url.searchParams.get('typed') ?? '').trim().toUpperCase();
  return typed === '' ? null : accountOf(context).suggestModels(typed);
}
