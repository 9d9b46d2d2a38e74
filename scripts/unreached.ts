/** Fails on an exported rule, function or component that no page, command or example reaches, however it is re-exported. */
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { declarationsOf, exportedName, reachedFrom } from './unreached/reach.ts';
import { readProduct } from './unreached/product.ts';

const packages = ['domain', 'sdk', 'react-ui', 'gateway'];
/** Exports without a user yet, each with the requirement or the part that will use it. The list may only shrink. */
const waiting = JSON.parse(readFileSync('scripts/unreached/waiting.json', 'utf8')) as Record<string, string>;

const { program, sources, entries } = readProduct();
const reached = reachedFrom(program, entries);
const unreached = new Set(
  sources.flatMap((file) => {
    const path = relative('.', file).replaceAll(sep, '/');
    const name = packages.find((name) => path.startsWith(`packages/${name}/`));
    const declarations = name ? (program.getSourceFile(file)?.statements.flatMap(declarationsOf) ?? []) : [];
    return declarations
      .filter((declaration) => !reached.has(declaration))
      .flatMap((declaration) => exportedName(declaration) ?? [])
      .map((exported) => `${path}#${exported}`);
  }),
);

const withoutUser = [...unreached].filter((name) => !(name in waiting));
const nowUsed = Object.keys(waiting).filter((name) => !unreached.has(name));
for (const name of withoutUser) console.error(`${name} has no user: use it, delete it, or stop exporting it`);
for (const name of nowUsed) console.error(`${name} has a user now: take it off scripts/unreached/waiting.json`);
console.log(`${unreached.size} exports without a user, ${Object.keys(waiting).length} of them on the waiting list`);
process.exitCode = withoutUser.length + nowUsed.length > 0 ? 1 : 0;
