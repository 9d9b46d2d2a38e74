import { Container, Disclosure, Heading } from '@basin/react-ui';
import { StructuredData } from '../../shell/document/StructuredData.tsx';
import type { PartProps } from './part-props.ts';
import styles from './Questions.module.css';
import { SafeProse } from './SafeProse.tsx';

/** Expandable questions and answers. */
export function Questions({ view, page }: PartProps<'questions'>) {
  const { heading, items } = view;
  const views = page.parts.flatMap((part) => (part.type === 'questions' ? [part.view] : []));
  return (
    <Container render={<section />} className={styles.root}>
      {heading && (
        <Heading level={2} size="title">
          {heading}
        </Heading>
      )}
      {/* structured data once for the whole page: search engines ignore a second block */}
      {views[0] === view && <StructuredData facts={factsOf(views.flatMap((each) => each.items))} />}
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
