import type { Brand } from './brand.ts';
import { neutralTokens } from './neutral-tokens.ts';
import { readBrand } from './read-brand.ts';
import { tailwindTheme } from './tailwind-theme.ts';
import { brandCss } from './tokens-css.ts';
import { brandTypeScript } from './tokens-typescript.ts';

/**
 * Returns the files of a brand by file name ending: CSS, a Tailwind 4 theme, TypeScript, and DTCG with all tokens that a
 * brand may set.
 *
 * @param brands the brands that are built together, see {@link brandCss}
 */
export function brandFiles(brand: Brand, brands: readonly Brand[] = [brand]): Readonly<Record<string, string>> {
  const { breakpoint: _, ...own } = brand.tokens;
  return {
    '.css': brandCss(brand, brands),
    '.tailwind.css': tailwindTheme(brand.tokens),
    '.ts': brandTypeScript(brand.tokens),
    '.tokens.json': `${JSON.stringify(readBrand(own, neutralTokens), null, 2)}\n`,
  };
}
