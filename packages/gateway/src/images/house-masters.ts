import { fileURLToPath } from 'node:url';
import { folderMasters, type Masters } from './masters.ts';

const FOLDER = fileURLToPath(new URL('../../assets/images', import.meta.url));

/** The house's pictures, and the samples of its finishes. */
export function houseMasters(): Masters {
  return folderMasters(FOLDER);
}
