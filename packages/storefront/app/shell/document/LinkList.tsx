import { Container, Heading, Icon, Link, Text } from '@basin/react-ui';
import styles from './LinkList.module.css';

interface LinkListProps {
  readonly view: {
    readonly heading?: string | undefined;
    readonly items: readonly { readonly title: string; readonly path: string; readonly text?: string | undefined }[];
  };
}

/** A list of links, each with a description of the page. */
export function LinkList({ view: { heading, items } }: LinkListProps) {
  return (
    <Container className={styles.root}>
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
