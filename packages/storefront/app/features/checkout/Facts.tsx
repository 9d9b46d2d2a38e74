import { Heading } from '@basin/react-ui';
import { useId, type ReactNode } from 'react';
import styles from './checkout.module.css';

interface FactsProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** What is known about a part of the order, such as its shipping address. */
export function Facts({ title, children }: FactsProps) {
  const id = useId();
  return (
    <section className={styles.facts} aria-labelledby={id}>
      <Heading level={3} size="label" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
