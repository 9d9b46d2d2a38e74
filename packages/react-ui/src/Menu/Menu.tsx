'use client';

import { useId, type ComponentPropsWithRef, type ReactNode, type ToggleEvent } from 'react';
import { closeOnLeave } from '../close-on-leave.ts';
import { forwardRef } from '../forward-ref.ts';
import { nativeAttributes } from '../native-attributes.ts';
import styles from './Menu.module.css';

export interface MenuProps extends Omit<ComponentPropsWithRef<'div'>, 'id' | 'popover'> {
  /** Content of the button: text or an icon. */
  face: ReactNode;
  /** Accessible name of a face without text. */
  label?: string | undefined;
  /** Called when it has opened or closed. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** A list of links, or of forms with one button each. */
  children: ReactNode;
}

/** A button that opens a few links below it. It is a native popover, so it works without scripts. */
export const Menu = /* @__PURE__ */ forwardRef(function Menu({
  face,
  label,
  onOpenChange,
  className,
  children,
  ...props
}: MenuProps) {
  const id = useId();
  const toggleProps = onOpenChange && {
    onToggle: (event: ToggleEvent<HTMLDivElement>) => {
      props.onToggle?.(event);
      onOpenChange(event.newState === 'open');
    },
  };
  return (
    <div data-part="menu" className={className} onBlur={closeOnLeave}>
      <button
        data-part="menu-button"
        type="button"
        {...nativeAttributes({ popoverTarget: id })}
        aria-label={label}
        title={label}
        className={styles.button}
      >
        {face}
      </button>
      <div data-part="menu-panel" {...props} {...toggleProps} id={id} popover="auto" className={styles.panel}>
        {children}
      </div>
    </div>
  );
});
