/** The number of rows that are read or written at once. */
export const batchSize = 100;

/** An item with the key that its table is ordered by. */
export type Keyed<Item> = readonly [key: string, item: Item];

/** Yields all items of a table in key order, reading a batch at a time. */
export async function* inBatches<Item>(itemsAfter: (key: string) => Promise<readonly Keyed<Item>[]>) {
  let batch = await itemsAfter('');
  while (batch.length > 0) {
    for (const [, item] of batch) yield item;
    batch = await itemsAfter(batch.at(-1)?.[0] ?? '');
  }
}
