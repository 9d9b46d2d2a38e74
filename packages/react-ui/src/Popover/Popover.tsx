'use client';

import { useId, useRef, type ComponentPropsWithRef, type FocusEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { isLeaving } from '../close-on-leave.ts';
import { flag } from '../flag.ts';
import { forwardRef } from '../forward-ref.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { nativeAttributes } from '../native-attributes.ts';
import { useMergedRef } from '../use-merged-ref.ts';
import styles from './Popover.module.css';
import { usePopover } from './use-popover.ts';

export interface PopoverProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'popover' | 'onToggle'> {
  /** Title above the content, and its accessible name. */
  title: ReactNode;
  /** Accessible name of the button that closes it. */
  closeLabel: string;
  /** On wide pages it is part of the page, always open and without its header, such as filters next to their results. */
  sidebar?: boolean | undefined;
  /** Opens and closes it in controlled use; omit it to let a button with `popovertarget={id}` do so. */
  open?: boolean | undefined;
  /** Called when it has opened or closed. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * A panel over the page that does not take focus and leaves the page in use; Escape and a press outside close it. A `sidebar`
 * covers a narrow page, so there it takes focus, and closes when focus leaves it.
 */
export const Popover = /* @__PURE__ */ forwardRef(function Popover({
  title,
  closeLabel,
  sidebar,
  open,
  onOpenChange,
  className,
  children,
  ref,
  ...props
}: PopoverProps) {
  const heading = useRef<HTMLParagraphElement>(null);
  const panel = usePopover(open, (isOpen) => {
    if (isOpen && sidebar) heading.current?.focus();
    onOpenChange?.(isOpen);
  });
  const leave = (event: FocusEvent<HTMLElement>) => {
    props.onBlur?.(event);
    if (sidebar && isLeaving(event)) event.currentTarget.hidePopover();
  };
  const generated = useId();
  const id = props.id ?? generated;
  const titleId = `${id}-title`;
  return (
    <section
      data-part="popover"
      aria-labelledby={titleId}
      {...props}
      onBlur={leave}
      id={id}
      ref={useMergedRef(panel, ref)}
      popover="auto"
      className={classNames(styles.root, className)}
      data-sidebar={flag(sidebar)}
      data-controlled={flag(open !== undefined)}
    >
      <div data-part="popover-header" className={styles.header}>
        <p data-part="popover-title" id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </p>
        <IconButton
          data-part="popover-close"
          icon="close"
          label={closeLabel}
          {...nativeAttributes({ popoverTarget: id, popoverTargetAction: 'hide' as const })}
        />
      </div>
      {children}
    </section>
  );
});
