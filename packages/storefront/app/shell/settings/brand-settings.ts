import * as z from 'zod';
import { skins } from '../skins/skins.ts';

const brandSchema = z.looseObject({ brand: z.string(), skin: z.enum(skins), pages: z.array(z.string()) });

/** A brand: its name, its skin and its content pages. */
export type BrandSettings = z.output<typeof brandSchema>;

/** The look of a brand's pages, which selects the kit's design tokens. */
export type Skin = BrandSettings['skin'];

/** Logs settings that cannot be parsed. */
type Warn = (problem: { readonly name: string; readonly issues: readonly object[] }, message: string) => void;

/**
 * Returns the brands in the settings of product lines. Skips lines without a brand, such as service parts. Invalid
 * settings are logged and skipped; their pages get the shop's default look.
 */
export function readBrands(lines: Iterable<readonly [name: string, settings: object]>, warn: Warn): BrandSettings[] {
  return [...lines].flatMap(([name, settings]) => {
    if (!Object.keys(brandSchema.shape).some((member) => member in settings)) return [];
    const { data, error } = brandSchema.safeParse(settings);
    if (error) warn({ name, issues: error.issues }, 'the settings of a brand are invalid');
    return data ?? [];
  });
}
