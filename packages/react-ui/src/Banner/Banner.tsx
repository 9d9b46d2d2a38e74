import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import { Container } from '../Layout/Layout.tsx';
import styles from './Banner.module.css';

export interface BannerProps extends ComponentPropsWithRef<'aside'> {
  /** Accessible name of the landmark. */
  label: string;
  /**
   * How strongly it stands out: `accent` for news, `warning` for a problem that concerns everyone.
   *
   * @default plain
   */
  tone?: 'plain' | 'accent' | 'warning' | undefined;
  /** A form or a button that responds to the message or closes it. */
  actions?: ReactNode;
}

/** A message about the whole site, above the header and in the page flow, so that it covers nothing. */
export const Banner = /* @__PURE__ */ forwardRef(function Banner({
  label,
  tone,
  actions,
  className,
  children,
  ...props
}: BannerProps) {
  return (
    <aside
      data-part="banner"
      aria-label={label}
      {...props}
      className={classNames(styles.root, className)}
      data-tone={tone}
    >
      <Container data-part="banner-bar" className={styles.bar}>
        <div data-part="banner-text" className={styles.text}>
          {children}
        </div>
        {actions}
      </Container>
    </aside>
  );
});
