import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Anchor } from '../Link/Anchor.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Chip.module.css';

interface ChipText {
  children: ReactNode;
  /** Read before the chip's text to say what pressing does: "Remove filter". */
  removeLabel: string;
}
export type ChipProps = ChipText &
  (
    | ({ href: string } & Omit<ComponentPropsWithRef<'a'>, 'href' | 'children'>)
    | ({ href?: undefined } & Omit<ComponentPropsWithRef<'button'>, 'children'>)
  );

/** An active filter that is removed when pressed: a link with `href`, otherwise a button. */
export const Chip = /* @__PURE__ */ forwardRef(function Chip({ children, removeLabel, ...props }: ChipProps) {
  const face = (
    <>
      <VisuallyHidden>{removeLabel} </VisuallyHidden>
      {children}
      <Icon data-part="chip-icon" name="close" className={styles.icon} />
    </>
  );
  const className = classNames(styles.root, props.className);
  return props.href === undefined ? (
    <button data-part="chip" type="button" {...props} className={className}>
      {face}
    </button>
  ) : (
    <Anchor data-part="chip" {...props} className={className}>
      {face}
    </Anchor>
  );
});
