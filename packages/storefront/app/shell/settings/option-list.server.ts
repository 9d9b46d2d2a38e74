import type { ListOption, OptionListName } from '@basin/sdk';
import type { Context } from '../context.ts';
import { contentOf } from '../sdk/nouns.server.ts';

/** Returns a configured option list in the request's language, or an empty list. */
export const optionList = (context: Context, name: OptionListName): Promise<readonly ListOption[]> =>
  contentOf(context).options(name);

/** Returns the states and provinces of the countries that the shop ships to. */
export async function statesByCountry(context: Context) {
  const [US, CA] = await Promise.all([optionList(context, 'states'), optionList(context, 'provinces')]);
  return { US, CA };
}

/** Returns the valid state and province codes for reading an address. */
export async function stateCodes(context: Context) {
  const { US, CA } = await statesByCountry(context);
  return { US: US.map(({ value }) => value), CA: CA.map(({ value }) => value) };
}
