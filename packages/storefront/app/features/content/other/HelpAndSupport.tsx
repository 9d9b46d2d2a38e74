import { Container, Heading, Link, Text } from '@basin/react-ui';
import type { PartProps } from '../part-props.ts';
import styles from './other.module.css';

/** Links to help, by topic. */
export function HelpAndSupport({ view: { heading, topics } }: PartProps<'help-and-support'>) {
  return (
    <Container className={styles.root}>
      {heading && <Heading level={2}>{heading}</Heading>}
      <div className={styles.topics}>
        {topics.map(({ title, text, links }) => (
          <section key={title} className={styles.topic}>
            <Heading level={heading ? 3 : 2} size="title">
              {title}
            </Heading>
            {text && <Text tone="muted">{text}</Text>}
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.path}>
                  <Link href={link.path}>{link.title}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Container>
  );
}
