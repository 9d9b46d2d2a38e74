import { isSdkError, type PostalAddress } from '@basin/sdk';
import type { ActionFunctionArgs } from 'react-router';
import type { Context } from '../context.ts';
import { logContext, sessionContext } from '../request-context.server.ts';
import { checkoutOf } from '../sdk/nouns.server.ts';
import type { FieldName } from '../forms/fields.ts';
import type { FoundAddresses, PlaceOfAddress } from './place-of-address.ts';
import { readForm } from '../forms/read-form.ts';

type Values = Readonly<Partial<Record<FieldName, string | undefined>>>;

/** Returns the map service's addresses for a full or partial address, or none when it is unavailable. */
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
    context.get(logContext).warn({ err: error }, 'could not look up a postal address');
    return [];
  }
}

function placeFrom({ line1, city, state, postalCode }: PostalAddress, streetName = ''): PlaceOfAddress[] {
  return city && state && postalCode ? [{ streetName: line1 ?? streetName, city, state, postalCode }] : [];
}

const typedParts = ['streetName', 'city', 'state', 'postalCode', 'country'] as const;

/** Returns suggestions for a partly typed address. It opens no session, because only the form's script calls it. */
export async function suggestAddresses({ request, context }: ActionFunctionArgs): Promise<FoundAddresses> {
  const { values } = readForm<FieldName>(await request.formData(), { required: [], optional: typedParts });
  const session = context.get(sessionContext);
  const hasNoSession = !session.has('tokens');
  const { postalCode, country } = values;
  try {
    const [addresses, [place]] = await Promise.all([
      values.streetName === undefined ? [] : findAddresses(context, values),
      postalCode === undefined ? [] : findAddresses(context, { postalCode, country }),
    ]);
    return { addresses, place: place ? { city: place.city, state: place.state } : null };
  } finally {
    // this response may arrive after the form's and must not replace the form's session with the one opened for the
    // lookup
    if (hasNoSession) session.unset('tokens');
  }
}
