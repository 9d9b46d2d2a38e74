import * as z from 'zod';
import { skins } from '../skins/skins.ts';

const brandSchema = z.looseObject({ brand: z.string(), skin: z.enum(skins), pages: z.array(z.string()) });

/** A brand's name, its skin, and the pages of the content system that are its own. */
export type BrandSettings = z.output<typeof brandSchema>;

/** How pages of a brand look: the tokens of the kit change with it. */
export type Skin = BrandSettings['skin'];

/** What is reported of settings that cannot be read. */
type Warn = (problem: { readonly name: string; readonly issues: readonly object[] }, message: string) => void;

/**
 * The brands among the settings of product lines; a line that says nothing of a brand, such as service parts, is none.
 * One that cannot be read is reported and left out: its pages look like the whole shop's.
 */
export function readBrands(lines: Iterable<readonly [name: string, settings: object]>, warn: Warn): BrandSettings[] {
  return [...lines].flatMap(([name, settings]) => {
    if (!Object.keys(brandSchema.shape).some((member) => member in settings)) return [];
    const { data, error } = brandSchema.safeParse(settings);
    if (error) warn({ name, issues: error.issues }, 'the settings of a brand cannot be read');
    return data ?? [];
  });
}
