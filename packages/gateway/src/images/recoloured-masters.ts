import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Master, Masters } from './master.ts';
import { ignoreNotFound } from './ignore-not-found.ts';
import { curvesFile, readRecolouredFinishes, type RecolouredFinishes } from './finish-recolour.ts';
import { memoizeByKey } from './memoize-by-key.ts';

/** Masters without a file: each is recoloured from the file of another finish, through a mask in `masks/`. */
export function recolouredMasters(folder: string, masterAt: (path: string) => Promise<Master | undefined>): Masters {
  const once = memoizeByKey<RecolouredFinishes>();
  const finishes = async () => {
    const curves = await stat(join(folder, curvesFile)).catch(ignoreNotFound);
    return once(String(curves?.mtimeMs), () => readRecolouredFinishes(folder));
  };
  const recolouredMaster = async (picture: string, finish: string): Promise<Master | undefined> => {
    const { from = '', values } = (await finishes()).get(finish) ?? {};
    const files = [join(folder, `${picture}-${from}.webp`), join(folder, 'masks', `${picture}.webp`)];
    const [master, mask] = await Promise.all(files.map(masterAt));
    if (!values || !master || !mask) return undefined;
    const sourceKey = `${master.hash} ${mask.hash}`;
    const hash = createHash('sha256').update(sourceKey).update(values).digest('base64url').slice(0, 22);
    return { ...master, hash, recolour: { sourceKey, mask: mask.read, values } };
  };
  return {
    async find(name) {
      // several, because one finish may end with the name of another: `matte-black` and `black`
      const ending = [...(await finishes()).keys()].filter((each) => name.endsWith(`-${each}`));
      const found = await Promise.all(
        ending.map((finish) => recolouredMaster(name.slice(0, -finish.length - 1), finish)),
      );
      return found.find((master) => master !== undefined);
    },
    async names() {
      const files = new Set(await readdir(folder).catch(ignoreNotFound));
      const masks = (await readdir(join(folder, 'masks')).catch(ignoreNotFound)) ?? [];
      const pictures = masks.map((mask) => mask.replace('.webp', ''));
      return [...(await finishes())].flatMap(([finish, { from }]) =>
        pictures.filter((picture) => files.has(`${picture}-${from}.webp`)).map((picture) => `${picture}-${finish}`),
      );
    },
  };
}
