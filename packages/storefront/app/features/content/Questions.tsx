import { Container, Disclosure, Heading } from '@basin/react-ui';
import type { PartProps } from './part-props.ts';
import styles from './Questions.module.css';
import { SafeProse } from './SafeProse.tsx';

/** Questions that open onto their answers. */
export function Questions({ view: { heading, items } }: PartProps<'questions'>) {
  return (
    <Container render={<section />} className={styles.root}>
      {heading && (
        <Heading level={2} size="title">
          {heading}
        </Heading>
      )}
      <div>
        {items.map(({ question, html }) => (
          <Disclosure key={question} summary={question}>
            <SafeProse html={html} />
          </Disclosure>
        ))}
      </div>
    </Container>
  );
}
