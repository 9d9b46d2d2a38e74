import { LinkButton, type LinkButtonProps } from '@basin/react-ui';
import { useLanguage } from '../texts/TextsProvider.tsx';

/** The link of a page without content, such as an empty cart: to the newest products. */
export function EmptyPageLink({ variant }: Pick<LinkButtonProps, 'variant'>) {
  const { t, path } = useLanguage();
  return (
    <LinkButton href={path('/products?sort=newest')} variant={variant}>
      {t('cart.empty.action')}
    </LinkButton>
  );
}
