import { Container } from '@basin/react-ui';
import type { ReactNode } from 'react';
import styles from './NoticeBar.module.css';

interface NoticeBarProps {
  readonly label: string;
  /** @default plain */
  readonly tone?: 'plain' | 'accent' | 'warning';
  /** What it says, and beside it the form that answers. */
  readonly children: ReactNode;
}

/** A bar over the header and in the flow of the page, so that it covers nothing. */
export const NoticeBar = ({ label, tone, children }: NoticeBarProps) => (
  <aside aria-label={label} className={styles.root} data-tone={tone}>
    <Container className={styles.bar}>{children}</Container>
  </aside>
);
