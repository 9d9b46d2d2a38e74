// In the declarations `#zod` gets the name it has for everyone: the types are zod's whichever reader a platform resolves.
import { globSync, readFileSync, writeFileSync } from 'node:fs';

const dist = new URL('../dist/', import.meta.url);
for (const name of globSync('**/*.d.ts', { cwd: dist })) {
  const file = new URL(name, dist);
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll("'#zod'", "'zod/mini'"));
}
