import { Container, Link, NavigationMenu } from '@basin/react-ui';
import { useShop } from '../document/use-shop.ts';
import { useLanguage } from '../texts/TextsProvider.tsx';
import styles from './MainMenu.module.css';
import { useMenus } from './use-menus.ts';

/**
 * The wide-screen menu. Each group is a button that opens its links; until those are loaded it links to the group's
 * page.
 */
export function MainMenu() {
  const { t } = useLanguage();
  const { groups } = useShop().navigation;
  return (
    <NavigationMenu
      label={t('nav.main')}
      className={styles.root}
      panelProps={{ 'data-flag': 'menu-open' }}
      items={groups.map(({ title, path, hasLinks }) => ({
        label: title,
        href: path,
        panel: hasLinks && <Panel path={path} />,
      }))}
    />
  );
}

function Panel({ path }: { readonly path: string }) {
  const { t } = useLanguage();
  const { menus, GroupPanel } = useMenus();
  const menu = menus.find((each) => each.path === path);
  const link = (
    <Link href={path} className={styles.all}>
      {t('action.viewAll')}
    </Link>
  );
  return menu && GroupPanel ? <GroupPanel menu={menu}>{link}</GroupPanel> : <Container render={link} />;
}
