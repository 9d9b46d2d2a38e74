import type { RouterContextProvider } from 'react-router';
import { optionList } from '../../shell/settings/option-list.server.ts';

/** What people call a card's brand: `VI` gives Visa; a code that the settings do not name stays as it is. */
export async function cardBrandName(context: Readonly<RouterContextProvider>, code: string): Promise<string> {
  const brands = await optionList(context, 'cardTypes');
  return brands.find(({ value }) => value === code)?.label ?? code;
}
