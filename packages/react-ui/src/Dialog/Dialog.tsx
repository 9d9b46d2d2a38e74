'use client';

import { useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { flag } from '../flag.ts';
import { forwardRef } from '../forward-ref.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { useMergedRef } from '../use-merged-ref.ts';
import styles from './Dialog.module.css';
import { leaveHash, useModal } from './use-modal.ts';

export interface DialogProps extends Omit<ComponentPropsWithRef<'dialog'>, 'title' | 'id' | 'onToggle'> {
  /**
   * Id and hash of the dialog: a link to `#id` or a button with `commandfor={id} command="show-modal"` opens it,
   * both before scripts load too.
   */
  id: string;
  /** Title of the dialog, and its accessible name. */
  title: ReactNode;
  /** Accessible name of the button that closes it. */
  closeLabel: string;
  /** Opens and closes it in controlled use; omit it to let links and buttons do so. */
  open?: boolean | undefined;
  /** Buttons at the end of the dialog. */
  footer?: ReactNode;
  /**
   * `narrow` for a question or a short form, `wide` for more content, `full` for the whole screen.
   *
   * @default narrow
   */
  width?: 'narrow' | 'wide' | 'full' | undefined;
  /** Called when it has opened or closed. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * A modal window: the page behind it is inert, and Escape closes it. Render it outside of forms, because its close
 * button is one.
 */
export const Dialog = /* @__PURE__ */ forwardRef(function Dialog(props: DialogProps) {
  const {
    id,
    title,
    closeLabel,
    open,
    footer,
    width = 'narrow',
    onOpenChange,
    className,
    children,
    ref,
    ...rest
  } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const dialog = useModal(id, open, (isOpen) => {
    if (isOpen) heading.current?.focus();
    onOpenChange?.(isOpen);
  });
  const headingId = useId();
  const hydrated = useHydrated();
  return (
    <dialog
      data-part="dialog"
      aria-labelledby={headingId}
      closedby="any"
      {...rest}
      id={id}
      ref={useMergedRef(dialog, ref)}
      open={!hydrated && open === true ? true : undefined}
      className={classNames(styles.root, className)}
      data-width={width}
      data-hydrated={flag(hydrated)}
      onClose={(event) => {
        leaveHash(id);
        rest.onClose?.(event);
      }}
    >
      <div data-part="dialog-box" className={styles.box}>
        <div data-part="dialog-header" className={styles.header}>
          <h2 data-part="dialog-title" id={headingId} ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <Close id={id} label={closeLabel} />
        </div>
        <div data-part="dialog-body" className={styles.body}>
          {children}
        </div>
        {footer && (
          <div data-part="dialog-footer" className={styles.footer}>
            {footer}
          </div>
        )}
      </div>
    </dialog>
  );
});

/** Closes the nearest dialog. Before scripts load, a link closes a dialog that the hash shows. */
function Close({ id, label }: { id: string; label: string }) {
  const face = { 'aria-label': label, title: label, className: styles.close };
  return (
    <>
      <form data-part="dialog-close-form" method="dialog" className={styles.closeForm}>
        <button data-part="dialog-close" {...face}>
          <Icon name="close" />
        </button>
      </form>
      <a data-part="dialog-close" {...face} href={`#${id}-closed`} className={classNames(styles.close, styles.leave)}>
        <Icon name="close" />
      </a>
    </>
  );
}
