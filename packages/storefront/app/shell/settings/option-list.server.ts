import type { RouterContextProvider } from 'react-router';
import { languageContext, systemsContext } from '../request-context.server.ts';

/** Lists of the configuration that forms choose from and codes are named by. */
export type OptionListName =
  'accountTypes' | 'businessTypes' | 'businessSubTypes' | 'cardTypes' | 'countries' | 'states' | 'provinces';

/** The options of a configured list in the request's language; empty when it is not configured. */
export async function optionList(context: Readonly<RouterContextProvider>, name: OptionListName) {
  const { site } = context.get(systemsContext);
  const { general } = await site.site(context.get(languageContext).locale);
  const path = general.listPaths[name];
  const options = path === undefined ? [] : await site.options(path);
  return options.map(({ text, value }) => ({ label: text, value }));
}

/** The states and provinces of the countries that the shop ships to. */
export async function statesByCountry(context: Readonly<RouterContextProvider>) {
  const [US, CA] = await Promise.all([optionList(context, 'states'), optionList(context, 'provinces')]);
  return { US, CA };
}
