import { Container, Heading, Tabs } from '@basin/react-ui';
import type { PartProps } from '../part-props.ts';
import { SafeProse } from '../SafeProse.tsx';
import styles from './other.module.css';

/** An editor's product information, one topic per tab. */
export function ManualProductTabs({ view: { heading, tabs } }: PartProps<'manual-product-tabs'>) {
  return (
    <Container render={<section />} className={styles.root}>
      <Heading level={2}>{heading}</Heading>
      <Tabs
        label={heading}
        tabs={tabs.map(({ id, title, html }) => ({ id, label: title, panel: <SafeProse html={html} /> }))}
      />
    </Container>
  );
}
