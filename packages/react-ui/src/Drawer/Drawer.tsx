import { classNames } from '../class-names.ts';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';
import { forwardRef } from '../forward-ref.ts';
import styles from './Drawer.module.css';

export interface DrawerProps extends Omit<DialogProps, 'width'> {
  /** The edge that it comes from; `block-end` is the bottom sheet of a phone. */
  side?: 'inline-start' | 'inline-end' | 'block-end' | undefined;
}

/** A dialog at an edge of the page: the cart beside it, the filters below it. */
export const Drawer = /* @__PURE__ */ forwardRef(function Drawer({
  side = 'inline-end',
  className,
  ...props
}: DrawerProps) {
  return <Dialog data-part="drawer" {...props} className={classNames(styles.root, className)} data-side={side} />;
});
