import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import { renderAs, type Renderable } from '../render-as.ts';
import styles from './Badge.module.css';

export interface BadgeProps extends Renderable, ComponentPropsWithRef<'span'> {
  /** `strong` is filled; `danger` and `success` indicate a state that the text must also give. */
  tone?: 'neutral' | 'strong' | 'success' | 'danger' | undefined;
}

/** One or two words that label something. */
export const Badge = /* @__PURE__ */ forwardRef(function Badge({
  render,
  tone = 'neutral',
  className,
  ...props
}: BadgeProps) {
  return renderAs(render, 'span', {
    'data-part': 'badge',
    ...props,
    className: classNames(styles.root, className),
    'data-tone': tone,
  });
});
