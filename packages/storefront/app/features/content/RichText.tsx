import { Container } from '@basin/react-ui';
import type { PartProps } from './part-props.ts';
import styles from './RichText.module.css';
import { SafeProse } from './SafeProse.tsx';

/** Text of an editor. */
export function RichText({ view: { html } }: PartProps<'rich-text'>) {
  return (
    <Container render={<section />} className={styles.root}>
      <SafeProse html={html} />
    </Container>
  );
}
