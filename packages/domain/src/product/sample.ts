const suffix = '-SAMPLE';

/** The maximum number of samples in a cart, one per sku. */
export const maxSamples = 10;

/** Returns the sku of the sample of a finish or tile. */
export const sampleSku = (sku: string): string => `${sku}${suffix}`;

/** Returns the sku that a sample represents; undefined for a sku that is not a sample. */
export const sampledSku = (sku: string): string | undefined =>
  sku.endsWith(suffix) && sku.length > suffix.length ? sku.slice(0, -suffix.length) : undefined;
