import { Container, Heading } from '@basin/react-ui';
import { LinkList } from '../../../shell/document/LinkList.tsx';
import type { PartProps } from '../part-props.ts';
import { SafeProse } from '../SafeProse.tsx';
import styles from './other.module.css';

/** A detailed answer with links to related articles. */
export function KnowledgeArticle({ view: { heading, html, related }, headingLevel }: PartProps<'knowledge-article'>) {
  return (
    <>
      <Container render={<article />} className={styles.root}>
        <Heading level={headingLevel}>{heading}</Heading>
        <SafeProse html={html} />
      </Container>
      {related && <LinkList view={related} />}
    </>
  );
}
