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

/** The menu of a group on a wide screen: its links, other ways into it, a picture. */
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
  /** Comes with them, so that no page brings it. */
  readonly GroupPanel?: typeof GroupPanel;
}

/** Fetches the menus of the groups. */
export async function fetchMenus(address: string): Promise<Menus> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The menus at ${address} were answered with ${answer.status}.`);
  return { menus: (await answer.json()) as readonly GroupMenu[], GroupPanel };
}
