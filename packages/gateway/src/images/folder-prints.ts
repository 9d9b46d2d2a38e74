import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Master, Masters } from './master.ts';
import { nothingWhenMissing } from './nothing-when-missing.ts';
import { readPrintedFinishes, type PrintedFinishes } from './print.ts';
import { remember } from './remember.ts';

/** The masters that a folder has no file of: a mask in `masks/` and the file of the finish that they are printed from. */
export function folderPrints(folder: string, masterAt: (path: string) => Promise<Master | undefined>): Masters {
  const once = remember<PrintedFinishes>();
  const finishes = () => once(folder, () => readPrintedFinishes(folder));
  const printOf = async (picture: string, finish: string): Promise<Master | undefined> => {
    const { from = '', values } = (await finishes()).get(finish) ?? {};
    const files = [join(folder, `${picture}-${from}.webp`), join(folder, 'masks', `${picture}.webp`)];
    const [master, mask] = await Promise.all(files.map(masterAt));
    if (!values || !master || !mask) return undefined;
    const plate = `${master.hash} ${mask.hash}`;
    const hash = createHash('sha256').update(plate).update(values).digest('base64url').slice(0, 22);
    return { ...master, hash, print: { plate, mask: mask.read, values } };
  };
  return {
    async find(name) {
      const finish = [...(await finishes()).keys()].find((each) => name.endsWith(`-${each}`));
      return finish === undefined ? undefined : printOf(name.slice(0, -finish.length - 1), finish);
    },
    async names() {
      const files = new Set(await readdir(folder).catch(nothingWhenMissing));
      const masks = (await readdir(join(folder, 'masks')).catch(nothingWhenMissing)) ?? [];
      const pictures = masks.map((mask) => mask.replace('.webp', ''));
      return [...(await finishes())].flatMap(([finish, { from }]) =>
        pictures.filter((picture) => files.has(`${picture}-${from}.webp`)).map((picture) => `${picture}-${finish}`),
      );
    },
  };
}
