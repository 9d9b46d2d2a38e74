import { Container, Disclosure, Heading, Link } from '@basin/react-ui';
import { StructuredData } from '../../shell/document/StructuredData.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { PartProps } from './part-props.ts';
import styles from './Questions.module.css';
import { SafeProse } from './SafeProse.tsx';

/** Expandable questions and answers. About a product, they end with a link to ask another. */
export function Questions({ view, page }: PartProps<'questions'>) {
  const { heading, items, modelNumber } = view;
  const { t, path } = useLanguage();
  const views = page.parts.flatMap((part) => (part.type === 'questions' ? [part.view] : []));
  return (
    <Container className={styles.root}>
      {heading && <Heading level={2}>{heading}</Heading>}
      {/* structured data once for the whole page: search engines ignore a second block, and answers that products share */}
      {views[0] === view && modelNumber === undefined && (
        <StructuredData facts={factsOf(views.flatMap((each) => each.items))} />
      )}
      <div>
        {items.map(({ question, html }) => (
          <Disclosure key={question} summary={question}>
            <SafeProse html={html} />
          </Disclosure>
        ))}
        {modelNumber !== undefined && (
          <Link
            className={styles.ask}
            href={`${path('/support/contact')}?${new URLSearchParams({ modelNumber }).toString()}`}
          >
            {t('product.ask')}
          </Link>
        )}
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
