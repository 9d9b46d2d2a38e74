import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import { renderAs, type Renderable } from '../render-as.ts';
import styles from './VisuallyHidden.module.css';

/** Text for assistive technology only. */
export const VisuallyHidden = /* @__PURE__ */ forwardRef(function VisuallyHidden({
  render,
  className,
  ...props
}: Renderable & ComponentPropsWithRef<'span'>) {
  return renderAs(render, 'span', {
    'data-part': 'visually-hidden',
    ...props,
    className: classNames(styles.root, className),
  });
});
