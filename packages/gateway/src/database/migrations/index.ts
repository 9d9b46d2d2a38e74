import type { Migration } from 'kysely/migration';
import { up as commerce } from './001-commerce.ts';
import { up as accounts } from './002-accounts.ts';
import { up as catalogue } from './003-catalogue.ts';
import { up as content } from './004-content.ts';
import { up as memberships } from './005-memberships.ts';
import { up as sharedCarts } from './006-shared-carts.ts';
import { up as favourites } from './007-favourites.ts';
import { up as correspondence } from './008-correspondence.ts';
import { up as oneListOfAName } from './009-one-list-of-a-name.ts';
import { up as payPal } from './010-pay-pal.ts';
import { up as knownNetworks } from './011-known-networks.ts';
import { up as channelsOfBrands } from './012-channels-of-brands.ts';
import { up as namesOfSharedCarts } from './013-names-of-shared-carts.ts';
import { up as emails } from './014-emails.ts';
import { up as mailAttempts } from './016-mail-attempts.ts';
import { up as oncePerDatabase } from './017-once-per-database.ts';
import { up as orderSteps } from './018-order-steps.ts';
import { up as contentRevision } from './019-content-revision.ts';
import { up as subscriptionOwner } from './020-subscription-owner.ts';
import { up as emailChanges } from './021-email-changes.ts';
import { up as keptUploads } from './022-kept-uploads.ts';

/** All migrations by name, applied in name order. Never change a released migration; add a new one. */
export const migrations: Record<string, Migration> = {
  '001-commerce': { up: commerce },
  '002-accounts': { up: accounts },
  '003-catalogue': { up: catalogue },
  '004-content': { up: content },
  '005-memberships': { up: memberships },
  '006-shared-carts': { up: sharedCarts },
  '007-favourites': { up: favourites },
  '008-correspondence': { up: correspondence },
  '009-one-list-of-a-name': { up: oneListOfAName },
  '010-pay-pal': { up: payPal },
  '011-known-networks': { up: knownNetworks },
  '012-channels-of-brands': { up: channelsOfBrands },
  '013-names-of-shared-carts': { up: namesOfSharedCarts },
  '014-emails': { up: emails },
  '016-mail-attempts': { up: mailAttempts },
  '017-once-per-database': { up: oncePerDatabase },
  '018-order-steps': { up: orderSteps },
  '019-content-revision': { up: contentRevision },
  '020-subscription-owner': { up: subscriptionOwner },
  '021-email-changes': { up: emailChanges },
  '022-kept-uploads': { up: keptUploads },
};
