import { Container, Disclosure, Heading } from '@basin/react-ui';
import { StructuredData } from '../../shell/document/StructuredData.tsx';
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
      <StructuredData facts={factsOf(items)} />
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

const factsOf = (items: PartProps<'questions'>['view']['items']) => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question: name, html: text }) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  })),
});
