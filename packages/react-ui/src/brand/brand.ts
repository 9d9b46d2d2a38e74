import { completeTokens } from './complete-tokens.ts';
import { neutralTokens } from './neutral-tokens.ts';
import { readBrand } from './read-brand.ts';
import type { TokenNode } from './token-node.ts';

/** A brand with all its tokens: its own, those of the brand under it, and those of the kit. */
export interface Brand {
  /** Its value of `data-brand`. */
  readonly name: string;
  readonly tokens: TokenNode;
  /** The tokens that hold without it. */
  readonly under: TokenNode;
  /** Whether it is the page's own, which holds without `data-brand` too. */
  readonly isDefault: boolean;
}

/**
 * Returns brands of what DTCG files hold, by name. The first is the page's own; the others say in what they differ from it.
 *
 * @throws {BrandError} when one cannot be read
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
