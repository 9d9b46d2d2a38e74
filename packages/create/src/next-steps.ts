import { relative } from 'node:path';

/** Returns the commands that start a new shop, to enter in the folder `from`. */
export function nextSteps(from: string, folder: string): string {
  const path = relative(from, folder);
  const quoted = /\s/.test(path) ? `"${path}"` : path;
  return `${path === '' ? '' : `cd ${quoted} && `}npm install
  npm run back-end   # the mock back end, until you have a gateway
  npm run dev`;
}
