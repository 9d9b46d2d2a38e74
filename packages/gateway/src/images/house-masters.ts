import { fileURLToPath } from 'node:url';
import { folderMasters } from './masters.ts';
import type { Masters } from './master.ts';

const FOLDER = fileURLToPath(new URL('../../assets/images', import.meta.url));

/** The shop's pictures, and the samples of its finishes. */
export function houseMasters(): Masters {
  return folderMasters(FOLDER);
}
