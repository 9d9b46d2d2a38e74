import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import { flag } from '../flag.ts';
import type {} from '../invoker.ts';
import styles from './Button.module.css';

export interface ButtonStyle {
  /** `primary` is the one main action of a view. */
  variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  size?: 'small' | 'medium' | undefined;
  /** Takes the whole width of its container. */
  wide?: boolean | undefined;
}

export interface ButtonProps extends ButtonStyle, ComponentPropsWithRef<'button'> {
  /** The action is under way: the button keeps its place and its focus and does nothing. */
  pending?: boolean | undefined;
}

/**
 * A button. With `aria-disabled` it stays in the tab order and does nothing, so that
 * `aria-describedby` can say why.
 */
export function Button({ variant, size, wide, pending = false, className, onClick, ...props }: ButtonProps) {
  const idle = pending || props['aria-disabled'] === true || props['aria-disabled'] === 'true';
  const click = (event: MouseEvent<HTMLButtonElement>) => (idle ? event.preventDefault() : onClick?.(event));
  return (
    <button
      type="button"
      {...props}
      {...buttonStyle({ variant, size, wide }, className)}
      onClick={click}
      aria-disabled={idle || undefined}
      data-pending={flag(pending)}
    />
  );
}

/** The class and the data attributes that make an element look like a button. */
export function buttonStyle({ variant = 'secondary', size = 'medium', wide }: ButtonStyle, className?: string) {
  return {
    className: classNames(styles.root, className),
    'data-variant': variant,
    'data-size': size,
    'data-wide': flag(wide),
  };
}
