import { useId, type ComponentPropsWithRef, type ReactNode, type ToggleEvent } from 'react';
import { forwardRef } from '../forward-ref.ts';
import { nativeAttributes } from '../native-attributes.ts';
import styles from './Menu.module.css';

export interface MenuProps extends Omit<ComponentPropsWithRef<'div'>, 'id' | 'popover'> {
  /** What the button shows: words, an icon. */
  face: ReactNode;
  /** Names a face without words. */
  label?: string | undefined;
  /** Told when it has opened or closed. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** A list of links, or of forms that have one button. */
  children: ReactNode;
}

/** A button that opens a few links below itself. The platform opens and closes them, so it needs no script. */
export const Menu = /* @__PURE__ */ forwardRef(function Menu({
  face,
  label,
  onOpenChange,
  className,
  children,
  ...props
}: MenuProps) {
  const id = useId();
  const told = onOpenChange && {
    onToggle: (event: ToggleEvent<HTMLDivElement>) => {
      props.onToggle?.(event);
      onOpenChange(event.newState === 'open');
    },
  };
  return (
    <div data-part="menu" className={className}>
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
      <div data-part="menu-panel" {...props} {...told} id={id} popover="auto" className={styles.panel}>
        {children}
      </div>
    </div>
  );
});
