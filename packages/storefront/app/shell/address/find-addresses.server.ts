import { isSdkError, type PostalAddress } from '@basin/sdk';
import type { ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { logContext, sessionContext } from '../request-context.server.ts';
import { checkoutOf } from '../sdk/nouns.server.ts';
import type { FieldName } from '../forms/fields.ts';
import type { FoundAddresses, PlaceOfAddress } from './place-of-address.ts';
import { readForm } from '../forms/read-form.ts';

type Context = Readonly<RouterContextProvider>;
type Values = Readonly<Partial<Record<FieldName, string | undefined>>>;

/** What the map service makes of an address, or of parts of one: nothing when it cannot be asked. */
export async function findAddresses(
  context: Context,
  { streetName, city, state, postalCode = '', country = '' }: Values,
): Promise<readonly PlaceOfAddress[]> {
  try {
    const parts = { line1: streetName, city, state, postalCode, country };
    const { suggestions } = await checkoutOf(context).checkAddress(parts);
    return suggestions.flatMap((found) => placeFrom(found, streetName));
  } catch (error) {
    if (!isSdkError(error)) throw error;
    context.get(logContext).warn({ err: error }, 'an address could not be looked up');
    return [];
  }
}

function placeFrom({ line1, city, state, postalCode }: PostalAddress, streetName = ''): PlaceOfAddress[] {
  return city && state && postalCode ? [{ streetName: line1 ?? streetName, city, state, postalCode }] : [];
}

const typedParts = ['streetName', 'city', 'state', 'postalCode', 'country'] as const;

/** What an address that is being typed may become, for the form's own script: it opens no session. */
export async function suggestAddresses({ request, context }: ActionFunctionArgs): Promise<FoundAddresses> {
  const { values } = readForm<FieldName>(await request.formData(), { required: [], optional: typedParts });
  const session = context.get(sessionContext);
  const isNobody = !session.has('tokens');
  const { postalCode, country } = values;
  try {
    const [addresses, [place]] = await Promise.all([
      values.streetName === undefined ? [] : findAddresses(context, values),
      postalCode === undefined ? [] : findAddresses(context, { postalCode, country }),
    ]);
    return { addresses, place: place ? { city: place.city, state: place.state } : null };
  } finally {
    // the answer may come after that of the form, whose session it would replace by the one that was opened to ask
    if (isNobody) session.unset('tokens');
  }
}
