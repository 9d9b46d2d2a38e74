import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import { Anchor } from '../Link/Anchor.tsx';
import { renderAs, type Renderable } from '../render-as.ts';
import styles from './MediaCard.module.css';

export interface MediaCardProps extends Renderable, Omit<ComponentPropsWithRef<'article'>, 'title'> {
  /** The heading of the card. */
  title: ReactNode;
  /** Link target of the whole card. */
  href: string;
  /** The picture at the top: one element. */
  media: ReactNode;
  /** A short line above the title. */
  eyebrow?: ReactNode;
  /** Badges on the picture. */
  badges?: ReactNode;
  /** Interactive controls on the picture, such as a favourite button. */
  actions?: ReactNode;
  /** `none`: the title is no heading, as in a list of links. @default 3 */
  headingLevel?: 2 | 3 | 4 | 'none' | undefined;
}

/** A picture with a title that leads to a page. It has one link, and the whole card is its target. */
export const MediaCard = /* @__PURE__ */ forwardRef(function MediaCard(props: MediaCardProps) {
  const {
    render,
    title,
    href,
    media,
    eyebrow,
    badges,
    actions,
    headingLevel = 3,
    className,
    children,
    ...rest
  } = props;
  const Heading = headingLevel === 'none' ? undefined : (`h${headingLevel}` as const);
  const link = (
    <Anchor data-part="media-card-link" href={href} className={classNames(styles.link, !Heading && styles.title)}>
      {title}
    </Anchor>
  );
  const content = (
    <>
      {eyebrow && (
        <p data-part="media-card-eyebrow" className={styles.eyebrow}>
          {eyebrow}
        </p>
      )}
      {Heading ? (
        <Heading data-part="media-card-title" className={styles.title}>
          {link}
        </Heading>
      ) : (
        link
      )}
      {children}
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
      {media}
    </>
  );
  return renderAs(render, 'article', {
    'data-part': 'media-card',
    ...rest,
    className: classNames(styles.root, className),
    'data-media': media ? '' : undefined,
    children: content,
  });
});
