import { Container, Link, NavigationMenu } from '@basin/react-ui';
import { CataloguePicture } from '../pictures/CataloguePicture.tsx';
import { pictureSizes } from '../pictures/picture-sizes.ts';
import { useShop } from '../document/use-shop.ts';
import { useLanguage } from '../texts/TextsProvider.tsx';
import styles from './MainMenu.module.css';
import type { NavigationGroup } from '../document/navigation.ts';

/** The wide screen's menu: each group is a button that discloses its links. */
export function MainMenu() {
  const { t } = useLanguage();
  const { navigation } = useShop();
  return (
    <NavigationMenu
      label={t('nav.main')}
      className={styles.root}
      panelProps={{ 'data-flag': 'menu-open' }}
      items={navigation.groups.map((group) => ({
        label: group.title,
        href: group.path,
        panel: group.links.length > 0 ? <Panel group={group} /> : undefined,
      }))}
    />
  );
}

function Panel({ group }: { readonly group: NavigationGroup }) {
  const { t } = useLanguage();
  return (
    <Container className={styles.content}>
      <div>
        <ul className={styles.links}>
          {group.links.map((link) => (
            <li key={link.path}>
              <Link href={link.path} variant="quiet" className={styles.link}>
                {link.title}
              </Link>
            </li>
          ))}
        </ul>
        <Link href={group.path} className={styles.all}>
          {t('action.viewAll')}
        </Link>
      </div>
      {group.more.map(({ title, links }) => (
        <div key={title}>
          <p className={styles.heading}>{title}</p>
          <ul>
            {links.map((link) => (
              <li key={link.path}>
                <Link href={link.path} variant="quiet" className={styles.small}>
                  {link.title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {group.image && (
        <CataloguePicture {...group.image} shape="wide" sizes={pictureSizes.menu} className={styles.picture} />
      )}
    </Container>
  );
}
