import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import { Anchor } from '../Link/Anchor.tsx';
import styles from './MediaCard.module.css';

export interface MediaCardProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  title: ReactNode;
  /** Where the whole card leads. */
  href: string;
  /** The picture on top. */
  media: ReactNode;
  /** A short line over the title. */
  eyebrow?: ReactNode;
  /** Badges on the picture. */
  badges?: ReactNode;
  /** Controls on the picture that keep their own press, such as a favourite. */
  actions?: ReactNode;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** A picture with a name that leads somewhere: one link, the whole card is its target. */
export const MediaCard = /* @__PURE__ */ forwardRef(function MediaCard(props: MediaCardProps) {
  const { title, href, media, eyebrow, badges, actions, headingLevel = 3, className, children, ...rest } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article data-part="media-card" {...rest} className={classNames(styles.root, className)}>
      <div data-part="media-card-body" className={styles.body}>
        {eyebrow && (
          <p data-part="media-card-eyebrow" className={styles.eyebrow}>
            {eyebrow}
          </p>
        )}
        <Heading data-part="media-card-title" className={styles.title}>
          <Anchor data-part="media-card-link" href={href} className={styles.link}>
            {title}
          </Anchor>
        </Heading>
        {children}
      </div>
      <div data-part="media-card-media" className={styles.media}>
        {media}
        {badges && (
          <div data-part="media-card-badges" className={styles.badges}>
            {badges}
          </div>
        )}
        {actions && (
          <div data-part="media-card-actions" className={styles.actions}>
            {actions}
          </div>
        )}
      </div>
    </article>
  );
});
