import { fileURLToPath } from 'node:url';

/** Where Node keeps what it compiled, for every process that a check or a test starts: half of what a start costs. */
export const compileCache = fileURLToPath(new URL('../node_modules/.cache/basin/compiled/', import.meta.url));
