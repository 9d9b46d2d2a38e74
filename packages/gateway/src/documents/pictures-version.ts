import { stat } from 'node:fs/promises';
import { ignoreNotFound } from '../images/index.ts';

/** Returns a number that changes with every import of pictures; undefined for a missing folder. */
export const picturesVersion = async (folder: string): Promise<number | undefined> =>
  (await stat(folder).catch(ignoreNotFound))?.mtimeMs;
