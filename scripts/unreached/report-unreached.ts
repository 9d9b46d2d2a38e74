import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { Product } from './product.ts';
import { unreachedComponents } from './kit-components.ts';
import { declarationsOf, exportedName } from './reach.ts';

const packages = ['domain', 'sdk', 'react-ui', 'gateway'];
/** Exports that are not used yet, with the requirement or part that will use them. The list may only shrink. */
const waiting = JSON.parse(readFileSync('scripts/unreached/waiting.json', 'utf8')) as Record<string, string>;

/** Prints exports that the product does not reach and kit components on no page. Returns whether there are none. */
export function reportUnreached(product: Product): boolean {
  const unreached = new Set(product.sources.flatMap((file) => unreachedIn(product, file)));
  const withoutPage = unreachedComponents(product.program, 'packages/react-ui/src/index.ts', product.reachedByShop);
  const unused = [...unreached].filter((name) => !(name in waiting));
  const nowUsed = Object.keys(waiting).filter((name) => !unreached.has(name));
  for (const name of unused) console.error(`${name} is not used: use it, delete it, or stop exporting it`);
  for (const name of nowUsed) console.error(`${name} is used now: remove it from scripts/unreached/waiting.json`);
  for (const name of withoutPage)
    console.error(`The kit component ${name} is on no page of the shop: use it there or delete it`);
  console.log(`${unreached.size} unused exports, ${Object.keys(waiting).length} of them on the waiting list`);
  return unused.length + nowUsed.length + withoutPage.length === 0;
}

function unreachedIn({ program, reached }: Product, file: string): string[] {
  const path = relative('.', file).replaceAll(sep, '/');
  if (!packages.some((name) => path.startsWith(`packages/${name}/`))) return [];
  const source = program.getSourceFile(file);
  if (!source) throw new Error(`${path} is not part of tsconfig.json`);
  return source.statements
    .flatMap(declarationsOf)
    .filter((declaration) => !reached.has(declaration))
    .flatMap((declaration) => exportedName(declaration) ?? [])
    .map((exported) => `${path}#${exported}`);
}
