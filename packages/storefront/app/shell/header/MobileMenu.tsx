import { Disclosure, Drawer, Icon, Link } from '@basin/react-ui';
import { useShop } from '../document/use-shop.ts';
import { useLanguage } from '../texts/TextsProvider.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import styles from './MobileMenu.module.css';
import type { NavigationGroup, NavigationLink } from '../document/navigation.ts';

/** The narrow screen's menu: a drawer with the groups as disclosures. A link opens it, so it needs no script. */
export function MobileMenu() {
  const { t } = useLanguage();
  const { navigation } = useShop();
  return (
    <div className={styles.root}>
      <a href="#menu" className={styles.open}>
        <Icon name="menu" label={t('nav.menu')} />
      </a>
      <Drawer id="menu" data-flag="menu-open" side="inline-start" title={t('nav.menu')} closeLabel={t('nav.close')}>
        <nav aria-label={t('nav.main')}>
          <ul>
            {navigation.groups.map((group) => (
              <li key={group.path}>
                <Group group={group} />
              </li>
            ))}
          </ul>
          <ul className={styles.shortcuts}>
            {navigation.shortcuts.map((link) => (
              <MenuLink key={link.path} {...link} />
            ))}
          </ul>
        </nav>
        <LanguageSwitch className={styles.language} />
      </Drawer>
    </div>
  );
}

function Group({ group }: { group: NavigationGroup }) {
  const { t } = useLanguage();
  if (group.links.length === 0)
    return (
      <Link href={group.path} variant="quiet" className={styles.top}>
        {group.title}
      </Link>
    );
  return (
    <Disclosure name="menu" size="l" summary={group.title}>
      <ul>
        {[...group.links, { title: t('action.viewAll'), path: group.path }].map((link) => (
          <MenuLink key={link.path} {...link} />
        ))}
      </ul>
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
