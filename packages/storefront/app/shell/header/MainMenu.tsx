import { Container, Icon, Link } from '@basin/react-ui';
import { useId } from 'react';
import { CataloguePicture } from '../pictures/CataloguePicture.tsx';
import { pictureSizes } from '../pictures/picture-sizes.ts';
import { useShop } from '../document/use-shop.ts';
import { useLanguage } from '../texts/TextsProvider.tsx';
import styles from './MainMenu.module.css';
import type { NavigationGroup } from '../document/navigation.ts';

/** The wide screen's menu: each group is a button that discloses its links. The panels work before scripts load. */
export function MainMenu() {
  const { t } = useLanguage();
  const { navigation } = useShop();
  return (
    <nav aria-label={t('nav.main')} className={styles.root}>
      <ul className={styles.groups}>
        {navigation.groups.map((group) => (
          <li key={group.path}>{group.links.length > 0 ? <Group group={group} /> : <TopLink group={group} />}</li>
        ))}
      </ul>
    </nav>
  );
}

const TopLink = ({ group }: { group: NavigationGroup }) => (
  <Link href={group.path} variant="quiet" className={styles.top}>
    {group.title}
  </Link>
);

function Group({ group }: { group: NavigationGroup }) {
  const { t } = useLanguage();
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} className={styles.top}>
        {group.title}
        <Icon name="chevron-down" width={14} height={14} />
      </button>
      <div id={id} popover="auto" data-flag="menu-open" className={styles.panel}>
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
      </div>
    </>
  );
}
