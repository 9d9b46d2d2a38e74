import { Container, Heading, Text } from '@basin/react-ui';
import { SearchField } from '../search/index.ts';
import type { PartProps } from './part-props.ts';
import styles from './NotFound.module.css';

/** Says that the page does not exist and offers a search. */
export function NotFound({
  view: { heading, text },
  headingLevel,
}: Pick<PartProps<'not-found'>, 'view' | 'headingLevel'>) {
  return (
    <Container render={<section />} className={styles.root}>
      <Heading level={headingLevel} size="hero">
        {heading}
      </Heading>
      {text && (
        <Text size="l" tone="muted">
          {text}
        </Text>
      )}
      <SearchField />
    </Container>
  );
}
