import { Button, Container, Heading, LinkButton, Notice, Text, TextField } from '@basin/react-ui';
import { nullOn, openCart } from '@basin/sdk';
import { data, Form, redirect, useNavigation, type RouterContextProvider } from 'react-router';
import { findCardsBySku } from '../../catalogue/search-products.server.ts';
import { shopperOf } from '../../cart/shopper.server.ts';
import { ProductCard } from '../../components/ProductCard.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { Notices } from '../../notices/Notices.tsx';
import { leaveNotice, takeNotices } from '../../notices/notices.server.ts';
import { languageContext, sdkContext } from '../../request-context.server.ts';
import { useLanguage } from '../../texts/TextsProvider.tsx';
import { refusalOf } from '../cart/cart-notices.server.ts';
import cart from '../cart/cart.module.css';
import { useShop } from '../shop/use-shop.ts';
import styles from './shared-cart.module.css';
import type { Route } from './+types/shared-cart';

type Context = Readonly<RouterContextProvider>;

/** What somebody chose for another, at the reader's own prices; parts that only come in a set are within it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shared = await findShared(context, url);
  const lines = shared?.lineItems.filter((line) => line.isBundleChildItem !== true) ?? [];
  const cards = await findCardsBySku(
    context,
    lines.map(({ sku }) => sku),
  );
  const { locale } = context.get(languageContext);
  const items = lines.map(({ sku, name, quantity }) => ({
    sku,
    name: name[locale] ?? sku,
    quantity,
    card: cards.get(sku),
  }));
  return { sharedCartId: shared?.id, items, notices: takeNotices(context) };
}

/** Takes all of it into the reader's own cart. */
export async function action({ context, url }: Route.ActionArgs) {
  const shared = await findShared(context, url);
  if (!shared) throw data(null, 404);
  const { locale } = context.get(languageContext);
  const sdk = context.get(sdkContext);
  try {
    const { id: cartId } = await openCart(sdk, shopperOf(context));
    const { unavailableItems } = await sdk.sharedCart.addItems({ body: { cartId, sharedCartId: shared.id } });
    leaveNotice(context, { key: 'sharedCart.added', tone: 'success' });
    if (unavailableItems.length > 0) leaveNotice(context, { key: 'sharedCart.unavailable', tone: 'warning' });
  } catch (error) {
    leaveNotice(context, refusalOf(error));
  }
  return redirect(`/${locale}/cart`, 303);
}

async function findShared(context: Context, url: URL) {
  const id = url.searchParams.get('sharedCartId') ?? '';
  if (!/^[\w-]{1,64}$/.test(id)) return null;
  return context.get(sdkContext).sharedCart.get({ params: { id } }).catch(nullOn(404));
}

export default function SharedCartPage({ loaderData: { sharedCartId, items, notices } }: Route.ComponentProps) {
  const { t, path } = useLanguage();
  const { origin } = useShop();
  const isBusy = useNavigation().state === 'submitting';
  const address = path(`/shared-cart?sharedCartId=${sharedCartId ?? ''}`);
  return (
    <Container className={cart.page}>
      <PageHead title={t('sharedCart.title')} isIndexed={false} />
      <Heading level={1}>{t('sharedCart.title')}</Heading>
      <Notices notices={notices} />
      {sharedCartId === undefined ? (
        <>
          <Notice tone="info">{t('sharedCart.missing')}</Notice>
          <div>
            <LinkButton href={path('/products')}>{t('cart.empty.action')}</LinkButton>
          </div>
        </>
      ) : (
        <>
          <ul className={styles.items}>
            {items.map(({ sku, name, quantity, card }) => (
              <li key={sku}>
                {card ? <ProductCard product={card} place="grid" headingLevel={2} /> : <Text>{name}</Text>}
                <Text size="s">{t('product.bundle.quantity', { count: quantity, name })}</Text>
              </li>
            ))}
          </ul>
          <Form method="post" action={address}>
            <Button type="submit" variant="primary" pending={isBusy}>
              {t('sharedCart.add')}
            </Button>
          </Form>
          <TextField label={t('sharedCart.link')} value={origin + address} readOnly className={styles.link} />
        </>
      )}
    </Container>
  );
}
