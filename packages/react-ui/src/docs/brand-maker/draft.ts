import { composeBrands, type Brand } from '../../brand/brand.ts';
import { brandFiles } from '../../brand/brand-files.ts';
import { neutralTokens } from '../../brand/neutral-tokens.ts';
import { isNode, type TokenNode } from '../../brand/token-node.ts';

/** An unfinished brand: the content of its DTCG file. */
export interface Draft {
  readonly name: string;
  readonly source: TokenNode;
}

/** Returns the brand of a draft with all its tokens. */
export function brandOf({ name, source }: Draft): Brand {
  const [brand] = composeBrands({ [name]: source });
  return brand ?? { name, tokens: neutralTokens, under: neutralTokens, isDefault: true };
}

/** Returns the draft with one token changed. */
export const withToken = (draft: Draft, path: readonly string[], type: string, value: unknown): Draft => ({
  ...draft,
  source: setAt(draft.source, path, { $type: type, $value: value }),
});

function setAt(group: TokenNode, [first = '', ...rest]: readonly string[], token: TokenNode): TokenNode {
  if (rest.length === 0) return { ...group, [first]: token };
  const inner = group[first];
  return { ...group, [first]: setAt(isNode(inner) ? inner : {}, rest, token) };
}

/** Returns a brand name that is valid in selectors and file names. */
export const toBrandName = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-$/g, '') || 'brand';

/** Returns the files of a draft by name: the DTCG differences, and the files that the command writes. */
export const filesOf = (draft: Draft): Readonly<Record<string, string>> => ({
  [`${draft.name}.json`]: `${JSON.stringify(draft.source, null, 2)}\n`,
  ...Object.fromEntries(Object.entries(brandFiles(brandOf(draft))).map(([end, text]) => [`${draft.name}${end}`, text])),
});
