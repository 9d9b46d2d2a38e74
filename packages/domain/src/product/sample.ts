const suffix = '-SAMPLE';

/** How many samples a cart may hold; of each sku one. */
export const mostSamples = 10;

/** Returns the sku of the sample of a finish or tile. */
export const sampleSku = (sku: string): string => `${sku}${suffix}`;

/** Returns the sku that a sample shows; undefined for a sku that is no sample. */
export const sampledSku = (sku: string): string | undefined =>
  sku.endsWith(suffix) && sku.length > suffix.length ? sku.slice(0, -suffix.length) : undefined;
