import type { TestShop } from './shop.ts';

/** Disables every optional feature, as an operator does. The shop follows when its settings expire. */
export async function disableFeatures({ gateway: { db } }: TestShop): Promise<void> {
  const rows = await db.selectFrom('content').selectAll().where('path', 'like', '%/configuration').execute();
  for (const { path, document } of rows) {
    const edited = JSON.stringify({ ...document, general: { ...(document.general as object), featureFlags: {} } });
    await db.updateTable('content').set({ document: edited }).where('path', '=', path).execute();
  }
}
