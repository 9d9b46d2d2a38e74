'use client';

import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { flag } from '../flag.ts';
import { forwardRef } from '../forward-ref.ts';
import { buttonStyle, type ButtonStyle } from './button-style.ts';

export interface ButtonProps extends ButtonStyle, ComponentPropsWithRef<'button'> {
  /** The action is in progress: the button keeps its width and focus and ignores presses. */
  pending?: boolean | undefined;
  /** What the press does to the element of `commandfor`, also before scripts load: `show-modal` opens a Dialog. */
  command?: string | undefined;
  /** Id of the element that `command` is for. */
  commandfor?: string | undefined;
}

/**
 * A button. With `aria-disabled` it stays in the tab order and ignores presses, so that
 * `aria-describedby` can give the reason.
 */
export const Button = /* @__PURE__ */ forwardRef(function Button({
  variant,
  size,
  wide,
  pending = false,
  className,
  onClick,
  ...props
}: ButtonProps) {
  const idle = pending || props['aria-disabled'] === true || props['aria-disabled'] === 'true';
  const click = (event: MouseEvent<HTMLButtonElement>) => (idle ? event.preventDefault() : onClick?.(event));
  return (
    <button
      data-part="button"
      type="button"
      {...props}
      {...buttonStyle({ variant, size, wide }, className)}
      onClick={click}
      aria-disabled={idle || undefined}
      data-pending={flag(pending)}
    />
  );
});
