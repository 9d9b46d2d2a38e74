import { relative } from 'node:path';

/** Returns the commands that start a new shop, to enter in the folder `from`. */
export function nextSteps(from: string, folder: string, isInstalled = false): string {
  const path = relative(from, folder);
  const quoted = /\s/.test(path) ? `"${path}"` : path;
  const first = [path !== '' && `cd ${quoted}`, !isInstalled && 'npm install'].filter(Boolean).join(' && ');
  const steps = ['npm run back-end   # the mock back end, until you have a gateway', 'npm run dev'];
  return [first, ...steps].filter(Boolean).join('\n  ');
}
