import { classNames } from '../class-names.ts';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';
import { forwardRef } from '../forward-ref.ts';
import styles from './Drawer.module.css';

export interface DrawerProps extends Omit<DialogProps, 'width'> {
  /** The edge at which it opens; `block-end` is the bottom sheet on phones. */
  side?: 'inline-start' | 'inline-end' | 'block-end' | undefined;
}

/** A dialog at an edge of the page, for the cart or the filters. */
export const Drawer = /* @__PURE__ */ forwardRef(function Drawer({
  side = 'inline-end',
  className,
  ...props
}: DrawerProps) {
  return <Dialog data-part="drawer" {...props} className={classNames(styles.root, className)} data-side={side} />;
});
