import { Container, Heading, LinkButton, Text } from '@basin/react-ui';
import type { PartProps } from './part-props.ts';
import styles from './Strip.module.css';

/** A short message in one line between hairlines. */
export function Strip({ view: { heading, text, link } }: PartProps<'strip'>) {
  return (
    <Container render={<section />}>
      <div className={styles.root}>
        <Heading level={2} size="title">
          {heading}
        </Heading>
        {text && (
          <Text tone="muted" className={styles.text}>
            {text}
          </Text>
        )}
        {link && <LinkButton href={link.path}>{link.title}</LinkButton>}
      </div>
    </Container>
  );
}
