import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { Product } from './product.ts';
import { componentsNotReached } from './kit-components.ts';
import { declarationsOf, exportedName } from './reach.ts';

const packages = ['domain', 'sdk', 'react-ui', 'gateway'];
/** Exports without a user yet, each with the requirement or the part that will use it. The list may only shrink. */
const waiting = JSON.parse(readFileSync('scripts/unreached/waiting.json', 'utf8')) as Record<string, string>;

/** Prints the exported values that no part of the product reaches and the kit's components in no page; returns whether there is nothing to do. */
export function reportUnreached(product: Product): boolean {
  const unreached = new Set(product.sources.flatMap((file) => unreachedIn(product, file)));
  const withoutPage = componentsNotReached(product.program, 'packages/react-ui/src/index.ts', product.reachedByShop);
  const withoutUser = [...unreached].filter((name) => !(name in waiting));
  const nowUsed = Object.keys(waiting).filter((name) => !unreached.has(name));
  for (const name of withoutUser) console.error(`${name} has no user: use it, delete it, or stop exporting it`);
  for (const name of nowUsed) console.error(`${name} has a user now: take it off scripts/unreached/waiting.json`);
  for (const name of withoutPage)
    console.error(`${name} of the kit is on no page of the shop: use it there or delete it`);
  console.log(`${unreached.size} exports without a user, ${Object.keys(waiting).length} of them on the waiting list`);
  return withoutUser.length + nowUsed.length + withoutPage.length === 0;
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
