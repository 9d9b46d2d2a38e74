import { Container, Heading, Icon, Link, Text } from '@basin/react-ui';
import type { PartProps } from './ContentPage.tsx';
import styles from './LinkList.module.css';

/** Ways onward, each with a sentence about what is there. */
export function LinkList({ view: { heading, items } }: PartProps<'link-list'>) {
  return (
    <Container as="section" className={styles.root}>
      {heading && <Heading level={2}>{heading}</Heading>}
      <ul>
        {items.map(({ title, text, path }) => (
          <li key={path} className={styles.item}>
            <Link href={path} variant="quiet" className={styles.link}>
              {title}
            </Link>
            {text && <Text tone="muted">{text}</Text>}
            <Icon name="arrow-right" className={styles.mark} />
          </li>
        ))}
      </ul>
    </Container>
  );
}
