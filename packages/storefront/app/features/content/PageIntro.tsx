import { Container, Heading, Text } from '@basin/react-ui';
import type { PartProps } from './part-props.ts';
import { Published } from './Published.tsx';
import styles from './PageIntro.module.css';

/** The page's heading and introduction, and the date of a press release. */
export function PageIntro({ view: { heading, text }, page, headingLevel }: PartProps<'page-intro'>) {
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
      {headingLevel === 1 && <Published page={page} />}
    </Container>
  );
}
