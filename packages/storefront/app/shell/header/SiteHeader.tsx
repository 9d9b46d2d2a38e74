import { Container, Icon, Link, VisuallyHidden } from '@basin/react-ui';
import { memo, type ReactNode } from 'react';
import { useShop } from '../document/use-shop.ts';
import { useLanguage } from '../texts/TextsProvider.tsx';
import { AuthMenu } from './AuthMenu.tsx';
import { MainMenu } from './MainMenu.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { RegionMenu } from './RegionMenu.tsx';
import styles from './SiteHeader.module.css';

export interface SiteHeaderProps {
  readonly search: ReactNode;
  /** Whether to omit menus and search. */
  readonly isBare: boolean;
}

/** The header of every page: brand, menus, search, language, account and cart. */
export const SiteHeader = memo(function SiteHeader({ search, isBare }: SiteHeaderProps) {
  const { t, path } = useLanguage();
  return (
    <header className={styles.root}>
      <Container className={styles.bar}>
        {!isBare && <MobileMenu />}
        {/* the shop's name keeps its own font under every brand's skin */}
        <Link href={path('/')} variant="quiet" className={styles.brand} data-brand="fixtures" translate="no">
          {t('site.name')}
        </Link>
        {!isBare && <MainMenu />}
        <div className={styles.tools}>
          {!isBare && <Tools search={search} />}
          <CartLink />
        </div>
      </Container>
    </header>
  );
});

function Tools({ search }: { readonly search: ReactNode }) {
  const { t, path } = useLanguage();
  return (
    <>
      <div className={styles.search}>{search}</div>
      {/* only a script can focus the field on the search page */}
      <Link href={path('/search')} variant="quiet" data-held className={styles.searchLink}>
        <Icon name="search" label={t('nav.search')} />
      </Link>
      <RegionMenu className={styles.wide} />
      <AuthMenu />
    </>
  );
}

function CartLink() {
  const { t, path } = useLanguage();
  const { cartCount } = useShop();
  return (
    <Link href={path('/cart')} variant="quiet" className={styles.tool} data-count={cartCount || undefined}>
      <Icon name="bag" />
      <VisuallyHidden>{t('nav.cart.count', { count: cartCount })}</VisuallyHidden>
    </Link>
  );
}
