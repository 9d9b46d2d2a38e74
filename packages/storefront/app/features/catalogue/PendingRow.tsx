import { Container, Grid, Heading, Skeleton } from '@basin/react-ui';
import styles from './ProductRow.module.css';

/** Placeholder for a product row that is still loading. */
export function PendingRow({ heading }: { readonly heading: string }) {
  return (
    <Container render={<section />} aria-busy className={styles.root}>
      <Heading level={2} className={styles.pendingHeading}>
        {heading}
      </Heading>
      <Grid columns={2} tablet={4}>
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <div key={place} className={styles.pending}>
            <Skeleton shape="portrait" />
            <Skeleton />
            <Skeleton shape="short" />
          </div>
        ))}
      </Grid>
    </Container>
  );
}
