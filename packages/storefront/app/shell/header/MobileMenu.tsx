import { Disclosure, Drawer, Icon, Link } from '@basin/react-ui';
import { useRef, type MouseEvent } from 'react';
import { useShop } from '../document/use-shop.ts';
import { useLanguage } from '../texts/TextsProvider.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import styles from './MobileMenu.module.css';
import type { NavigationGroup, NavigationLink, GroupMenu } from '../document/navigation.ts';
import { useMenus } from './use-menus.ts';

/**
 * The mobile menu: a drawer with the groups as disclosures. Without scripts a link opens it. A script opens it without
 * changing the URL, which would make the router render the page again.
 */
export function MobileMenu() {
  const { t } = useLanguage();
  const { navigation } = useShop();
  const { menus } = useMenus();
  const drawer = useRef<HTMLDialogElement>(null);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    drawer.current?.showModal();
  };
  return (
    <div className={styles.root}>
      <a href="#menu" className={styles.open} onClick={open}>
        <Icon name="menu" label={t('nav.menu')} />
      </a>
      <Drawer
        ref={drawer}
        id="menu"
        data-flag="menu-open"
        side="inline-start"
        title={t('nav.menu')}
        closeLabel={t('nav.close')}
      >
        <nav aria-label={t('nav.main')}>
          <ul>
            {navigation.groups.map((group) => (
              <li key={group.path}>
                <Group group={group} menu={menus.find(({ path }) => path === group.path)} />
              </li>
            ))}
          </ul>
          <ul className={styles.shortcuts}>
            {navigation.shortcuts.map((link) => (
              <MenuLink key={link.path} {...link} />
            ))}
          </ul>
        </nav>
        <LanguageLinks className={styles.languages} linkClassName={styles.language} hasShortNames />
      </Drawer>
    </div>
  );
}

interface GroupProps {
  readonly group: NavigationGroup;
  readonly menu: GroupMenu | undefined;
}

/** A link until its menu is loaded, because it has no other content. */
function Group({ group: { title, path }, menu }: GroupProps) {
  const { t } = useLanguage();
  if (!menu?.links.length)
    return (
      <Link href={path} variant="quiet" className={styles.top}>
        {title}
      </Link>
    );
  return (
    <Disclosure name="menu" size="l" summary={title}>
      <ul>
        {menu.links.map((link) => (
          <MenuLink key={link.path} {...link} />
        ))}
      </ul>
      <Link href={path} variant="quiet" className={styles.link}>
        {t('action.viewAll')}
      </Link>
    </Disclosure>
  );
}

const MenuLink = ({ title, path }: NavigationLink) => (
  <li>
    <Link href={path} variant="quiet" className={styles.link}>
      {title}
    </Link>
  </li>
);
