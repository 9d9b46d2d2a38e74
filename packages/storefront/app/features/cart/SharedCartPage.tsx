import { CartLine, Container, DescriptionList, Notice, TextField } from '@basin/react-ui';
import { Form } from 'react-router';
import { EmptyPageLink } from '../../shell/document/EmptyPageLink.tsx';
import { usePageModel } from '../../shell/document/page-model.ts';
import { PageTitle } from '../../shell/document/PageTitle.tsx';
import { SubmitButton } from '../../shell/forms/SubmitButton.tsx';
import { CataloguePicture } from '../../shell/pictures/CataloguePicture.tsx';
import { pictureSizes } from '../../shell/pictures/picture-sizes.ts';
import { Notices } from '../../shell/notices/Notices.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import cart from './cart.module.css';
import { useShop } from '../../shell/document/use-shop.ts';
import { quantityText } from './quantity-text.ts';
import { useRoomText } from './use-room-text.ts';
import styles from './shared-cart.module.css';
import type { PageProps } from '../../shell/document/page-props.ts';
import { CustomerField } from '../../shell/forms/CustomerField.tsx';
import type { loadSharedCart, addSharedCart } from './shared-cart.server.ts';

export function SharedCartPage({
  loaderData: { sharedCartId, items, subTotal, notices, isSent },
}: PageProps<typeof loadSharedCart, typeof addSharedCart>) {
  const { t, path, money } = useLanguage();
  const roomText = useRoomText();
  const { origin } = useShop();
  const { emptyText = t('sharedCart.missing') } = usePageModel();
  const address = path(`/shared-cart?sharedCartId=${sharedCartId ?? ''}`);
  return (
    <Container className={cart.page}>
      <PageTitle title={t('sharedCart.title')} />
      <Notices notices={notices} />
      {sharedCartId === undefined ? (
        <>
          <Notice tone="info">{emptyText}</Notice>
          <div>
            <EmptyPageLink />
          </div>
        </>
      ) : (
        <>
          <ul className={styles.items}>
            {items.map(({ sku, name, finish, image, quantity, rooms, coverage, path: href, total, unsold }) => (
              <CartLine
                key={sku}
                render={<li />}
                size="m"
                name={name}
                href={href}
                picture={<CataloguePicture name={image} alt="" sizes={pictureSizes.orderLine} />}
                details={[
                  [finish, quantityText(t, { quantity, coverage })].filter(Boolean).join(' · '),
                  ...rooms.map(roomText),
                ]}
                total={total && money(total)}
                problem={unsold && t(unsold)}
              />
            ))}
          </ul>
          {subTotal && (
            <DescriptionList
              variant="sums"
              className={styles.sum}
              items={[{ term: t('cart.subtotal'), details: money(subTotal), strong: true }]}
            />
          )}
          {!isSent && (
            <Form method="post" action={address}>
              <CustomerField />
              <SubmitButton variant="primary">{t('sharedCart.add')}</SubmitButton>
            </Form>
          )}
          <TextField label={t('sharedCart.link')} value={origin + address} readOnly className={styles.link} />
        </>
      )}
    </Container>
  );
}
