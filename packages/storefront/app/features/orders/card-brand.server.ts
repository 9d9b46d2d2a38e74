import type { Context } from '../../shell/context.ts';
import { optionList } from '../../shell/settings/option-list.server.ts';

/**
 * Returns the display name of a card brand: `VI` gives Visa. A code that the settings do not name is returned
 * unchanged.
 */
export async function cardBrandName(context: Context, code: string): Promise<string> {
  const brands = await optionList(context, 'cardTypes');
  return brands.find(({ value }) => value === code)?.label ?? code;
}
