import { Container, Heading, Text } from '@basin/react-ui';
import type { PartProps } from './part-props.ts';
import styles from './PageIntro.module.css';

/** The page's heading and introduction. */
export function PageIntro({ view: { heading, text }, headingLevel }: PartProps<'page-intro'>) {
  return (
    <Container render={<header />} className={styles.root}>
      <Heading level={headingLevel} size="display">
        {heading}
      </Heading>
      {text && (
        <Text size="l" tone="muted" className={styles.text}>
          {text}
        </Text>
      )}
    </Container>
  );
}
