import source from '../tokens/tokens.json' with { type: 'json' };
import type { TokenNode } from './token-node.ts';

/** The kit's own tokens, without a brand. */
export const neutralTokens = source as unknown as TokenNode;
