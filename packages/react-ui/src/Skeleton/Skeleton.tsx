import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps extends ComponentPropsWithRef<'span'> {
  /** The coming content: a line of text, a picture of a shape, a control. */
  shape?: 'line' | 'short' | 'square' | 'portrait' | 'landscape' | 'control' | undefined;
}

/** A placeholder in the shape of loading content. Set `aria-busy` on the region that loads. */
export const Skeleton = /* @__PURE__ */ forwardRef(function Skeleton({
  shape = 'line',
  className,
  ...props
}: SkeletonProps) {
  return (
    <span
      data-part="skeleton"
      aria-hidden
      {...props}
      className={classNames(styles.root, className)}
      data-shape={shape}
    />
  );
});
