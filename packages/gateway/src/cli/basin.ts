import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// the same folder as in scripts/compile-cache.ts; halves the time until a command starts
enableCompileCache(fileURLToPath(new URL('../../../../node_modules/.cache/basin/compiled/', import.meta.url)));
const { runCommand } = await import('./run-command.ts');

process.exitCode = await runCommand(process.argv.slice(2), process.env);
