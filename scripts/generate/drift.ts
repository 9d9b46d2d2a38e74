import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Generated } from '../../packages/sdk/scripts/generated.ts';

/** Returns the generated files that are missing on the disk or differ there. */
export function findDrift(root: string, files: readonly Generated[]): Generated[] {
  return files.filter(({ path, content }) => {
    const file = join(root, path);
    return !existsSync(file) || readFileSync(file, 'utf8') !== content;
  });
}
