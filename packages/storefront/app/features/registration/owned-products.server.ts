import { productUrl, withoutLocale } from '@basin/domain';
import type { OwnedProduct, ProductKind } from '@basin/sdk';
import type { LoaderFunctionArgs } from 'react-router';
import { addressOf } from '../catalogue/index.server.ts';
import { takeNotices } from '../../shell/notices/notices.server.ts';
import { accountOf, productsOf } from '../../shell/sdk/nouns.server.ts';
import { hasFeature } from '../../shell/settings/switched-off.server.ts';
import { shopSettings } from '../../shell/settings/shop-settings.server.ts';

/** A customer's product, with the path of its page. */
export interface OwnedProductView extends Omit<OwnedProduct, 'sku'> {
  /** Undefined when the shop no longer sells it. */
  readonly path: string | undefined;
}

const services: ReadonlySet<ProductKind> = new Set(['design-service', 'install-service']);

/** Loads the products that a customer bought or registered. On the services page it loads the services. */
export async function loadOwnedProducts({ context, url }: LoaderFunctionArgs) {
  const showsServices = withoutLocale(url.pathname).startsWith('/my-account/my-services');
  const [owned, { productPaths }, canRegister] = await Promise.all([
    accountOf(context).ownedProducts(),
    shopSettings(context),
    hasFeature(context, 'productRegistration'),
  ]);
  const cards = await productsOf(context).bySku([...new Set(owned.flatMap(({ sku }) => sku ?? []))]);
  const shown = owned.flatMap(({ sku, ...product }): OwnedProductView[] => {
    const card = cards.get(sku ?? '');
    const isService = card !== undefined && services.has(card.kind);
    return isService === showsServices ? [{ ...product, path: card && productUrl(addressOf(card), productPaths) }] : [];
  });
  return { showsServices, owned: newestFirst(shown), canRegister, notices: takeNotices(context) };
}

const newestFirst = (owned: readonly OwnedProductView[]) =>
  owned.toSorted((one, other) => (other.purchasedAt?.getTime() ?? 0) - (one.purchasedAt?.getTime() ?? 0));
