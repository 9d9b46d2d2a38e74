import { isToken, isNode, type TokenNode } from './token-node.ts';

/** Returns all tokens of a brand: the tokens under it, overridden by its own. */
export function completeTokens(under: TokenNode, brand: TokenNode): TokenNode {
  if (isToken(brand)) return brand;
  const names = [...new Set([...Object.keys(under), ...Object.keys(brand)])];
  return Object.fromEntries(
    names.map((name) => {
      const [below, own] = [under[name], brand[name]];
      return [name, isNode(below) && isNode(own) ? completeTokens(below, own) : (own ?? below)];
    }),
  );
}
