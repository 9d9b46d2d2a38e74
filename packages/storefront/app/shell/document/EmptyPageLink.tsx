import { LinkButton, type LinkButtonProps } from '@basin/react-ui';
import { useLanguage } from '../texts/TextsProvider.tsx';
import { usePageModel } from './page-model.ts';

/** The link of a page without content, such as an empty cart: the one of its page model, else to the newest products. */
export function EmptyPageLink({ variant }: Pick<LinkButtonProps, 'variant'>) {
  const { t, path } = useLanguage();
  const { emptyLink = { title: t('cart.empty.action'), path: path('/products?sort=newest') } } = usePageModel();
  return (
    <LinkButton href={emptyLink.path} variant={variant}>
      {emptyLink.title}
    </LinkButton>
  );
}
