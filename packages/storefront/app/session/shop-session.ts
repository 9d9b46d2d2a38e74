/** What the sealed cookie keeps between requests of one shopper. */
export interface ShopSession {
  /** The SDK's stored tokens, as its token store reads and writes them. */
  tokens?: unknown;
}
