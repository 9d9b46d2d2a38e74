import { Button, Container, Heading, LinkButton, Notice, Text, TextField } from '@basin/react-ui';
import { Form } from 'react-router';
import { ProductCard } from '../catalogue/index.ts';
import { PageHead } from '../../shell/document/PageHead.tsx';
import { Notices } from '../../shell/notices/Notices.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import cart from './cart.module.css';
import { useShop } from '../../shell/document/use-shop.ts';
import styles from './shared-cart.module.css';
import type { PageProps } from '../../shell/document/page-props.ts';
import { useIsSubmitting } from '../../shell/forms/use-is-submitting.ts';
import type { loadSharedCart, addSharedCart } from './shared-cart.server.ts';

export function SharedCartPage({
  loaderData: { sharedCartId, items, notices },
}: PageProps<typeof loadSharedCart, typeof addSharedCart>) {
  const { t, path } = useLanguage();
  const { origin } = useShop();
  const isBusy = useIsSubmitting();
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
            {items.map(({ sku, title, quantity, card }) => (
              <li key={sku}>
                {card ? <ProductCard product={card} place="grid" headingLevel={2} /> : <Text>{title}</Text>}
                <Text size="s">{t('product.bundle.quantity', { count: quantity, name: title })}</Text>
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
