import type { ListOption, OptionListName } from '@basin/sdk';
import type { RouterContextProvider } from 'react-router';
import { contentOf } from '../sdk/nouns.server.ts';

/** The options of a configured list in the request's language; empty when it is not configured. */
export const optionList = (
  context: Readonly<RouterContextProvider>,
  name: OptionListName,
): Promise<readonly ListOption[]> => contentOf(context).options(name);

/** The states and provinces of the countries that the shop ships to. */
export async function statesByCountry(context: Readonly<RouterContextProvider>) {
  const [US, CA] = await Promise.all([optionList(context, 'states'), optionList(context, 'provinces')]);
  return { US, CA };
}

/** The codes of those states and provinces, by which an address is read. */
export async function stateCodes(context: Readonly<RouterContextProvider>) {
  const { US, CA } = await statesByCountry(context);
  return { US: US.map(({ value }) => value), CA: CA.map(({ value }) => value) };
}
