import { completeTokens } from './complete-tokens.ts';
import { neutralTokens } from './neutral-tokens.ts';
import { readBrand } from './read-brand.ts';
import type { TokenNode } from './token-node.ts';

/** A brand with all its tokens: its own, those of the brand under it, and those of the kit. */
export interface Brand {
  /** Value of `data-brand`. */
  readonly name: string;
  readonly tokens: TokenNode;
  /** The tokens that apply without this brand. */
  readonly under: TokenNode;
  /** Whether it is the page's default, which also applies without `data-brand`. */
  readonly isDefault: boolean;
}

/**
 * Returns brands by name from the contents of DTCG files. The first is the page's default; the others contain differences from it.
 *
 * @throws {BrandError} when a source cannot be read
 */
export function composeBrands(sources: Readonly<Record<string, unknown>>): Brand[] {
  let page = neutralTokens;
  return Object.entries(sources).map(([name, source], at) => {
    const under = page;
    const tokens = completeTokens(under, readBrand(source, neutralTokens));
    if (at === 0) page = tokens;
    return { name, tokens, under, isDefault: at === 0 };
  });
}
