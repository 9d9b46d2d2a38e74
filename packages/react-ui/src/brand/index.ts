export { composeBrands, type Brand } from './brand.ts';
export { brandFiles } from './brand-files.ts';
export { checkBrand, type PairContrast } from './check-brand.ts';
export type { SchemeName } from './css-values.ts';
export { BrandError } from './read-brand.ts';
export type { TokenNode } from './token-node.ts';
export { brandCss } from './tokens-css.ts';
export { usedPairs, type PairKind, type UsedPair } from './used-pairs.ts';
