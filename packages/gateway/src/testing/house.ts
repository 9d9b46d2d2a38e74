import { seedAccounts } from '../accounts/seed-accounts.ts';
import { seedContent } from '../content/seed-content.ts';
import { seedIfEmpty } from '../seed/seed-catalogue.ts';
import { readDesignModel } from '../documents/model/design-model.ts';
import { writeGlb } from '../documents/model/glb.ts';
import type { Fill } from './database.ts';

export { withDial } from '../dial/with-dial.ts';
export { fillCatalogue } from './catalogue.ts';
export { documentCheck, type DocumentCheck } from './document-check.ts';
export { testGateway, type TestGateway } from './gateway.ts';
export { signInAs } from './shopper.ts';

/** The day that the house's catalogue is made for. */
export const houseDay = new Date('2030-01-02T10:00:00Z');

/** The house as it stands after a first start, with a part of its catalogue: for tests of what stands before the gateway. */
export const fillHouse: Fill = async (db) => {
  await seedIfEmpty(db, { today: houseDay, count: 150 });
  await seedContent(db);
  await seedAccounts(db);
};

/** The file of the studio's model of a design. */
export const modelFile = async (design: string): Promise<Buffer> => writeGlb(await readDesignModel(design));
