'use client';

import {
  Children,
  cloneElement,
  useId,
  type ComponentPropsWithRef,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import { usePopover } from '../Popover/use-popover.ts';
import styles from './Tooltip.module.css';

export interface TooltipProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** A few words about the control; they become its description. */
  text: ReactNode;
  /** One button or link. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
  /** Shows and hides it in controlled use; omit it to let hover and focus do so. */
  open?: boolean | undefined;
  /** Called when it has been shown or hidden. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Text next to a control, shown while the control is hovered or has keyboard focus; Escape hides it. */
export const Tooltip = /* @__PURE__ */ forwardRef(function Tooltip({
  text,
  children,
  open,
  onOpenChange,
  className,
  ...props
}: TooltipProps) {
  const tip = usePopover(open, onOpenChange);
  const id = useId();
  const show = (shown: boolean) => tip.current?.togglePopover(shown);
  return (
    <span
      data-part="tooltip"
      {...props}
      className={classNames(styles.root, className)}
      onPointerEnter={(event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'mouse') show(true);
      }}
      onPointerLeave={({ currentTarget }: PointerEvent<HTMLElement>) => {
        if (!currentTarget.matches(':has(:focus-visible)')) show(false);
      }}
      onFocus={({ target }: FocusEvent) => show(target.matches(':focus-visible'))}
      onBlur={() => show(false)}
    >
      {/* a server component may send the control as a lazy element, which only Children unwraps */}
      {Children.map(children, (control) => cloneElement(control, { 'aria-describedby': id }))}
      <span data-part="tooltip-text" ref={tip} id={id} role="tooltip" popover="hint" className={styles.text}>
        {text}
      </span>
    </span>
  );
});
