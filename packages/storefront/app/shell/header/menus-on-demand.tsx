import { Container, Link } from '@basin/react-ui';
import type { ReactNode } from 'react';
import { CataloguePicture } from '../pictures/CataloguePicture.tsx';
import { pictureSizes } from '../pictures/picture-sizes.ts';
import type { GroupMenu } from '../document/navigation.ts';
import styles from './GroupPanel.module.css';

interface GroupPanelProps {
  readonly menu: GroupMenu;
  /** The link to the group's own page. */
  readonly children: ReactNode;
}

/** A group's menu on wide screens: its links, more links and a picture. */
export function GroupPanel({ menu, children }: GroupPanelProps) {
  return (
    <Container className={styles.content}>
      <div>
        <ul className={styles.links}>
          {menu.links.map((link) => (
            <li key={link.path}>
              <Link href={link.path} variant="quiet" className={styles.link}>
                {link.title}
              </Link>
            </li>
          ))}
        </ul>
        {children}
      </div>
      {menu.more.map(({ title, links }) => (
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
      {menu.image && (
        <CataloguePicture {...menu.image} shape="wide" sizes={pictureSizes.menu} className={styles.picture} />
      )}
    </Container>
  );
}

export interface Menus {
  readonly menus: readonly GroupMenu[];
  /** Loaded with the menus, so that no page includes its script. */
  readonly GroupPanel?: typeof GroupPanel;
}

/** Loads the group menus. */
export async function fetchMenus(url: string): Promise<Menus> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The request for the menus ${url} returned status ${response.status}.`);
  return { menus: (await response.json()) as readonly GroupMenu[], GroupPanel };
}
