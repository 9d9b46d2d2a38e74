import type { Migration } from 'kysely/migration';
import * as commerce from './001-commerce.ts';
import * as accounts from './002-accounts.ts';
import * as catalogue from './003-catalogue.ts';
import * as content from './004-content.ts';
import * as memberships from './005-memberships.ts';
import * as sharedCarts from './006-shared-carts.ts';

/** All migrations by name, applied in the order of their names. An applied one is never changed: add the next. */
export const migrations: Record<string, Migration> = {
  '001-commerce': commerce,
  '002-accounts': accounts,
  '003-catalogue': catalogue,
  '004-content': content,
  '005-memberships': memberships,
  '006-shared-carts': sharedCarts,
};
