import { Container } from '@basin/react-ui';
import type { PartProps } from './part-props.ts';
import styles from './RichText.module.css';
import { SafeProse } from './SafeProse.tsx';

/** An editor's rich text. */
export function RichText({ view: { html } }: PartProps<'rich-text'>) {
  return (
    <Container render={<section />} className={styles.root}>
      <SafeProse html={html} />
    </Container>
  );
}
