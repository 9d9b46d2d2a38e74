import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import { Anchor, type AnchorProps } from './Anchor.tsx';
import styles from './Link.module.css';

export interface LinkProps extends AnchorProps {
  /** `text` is underlined in running text, `quiet` only on hover and focus. */
  variant?: 'text' | 'quiet' | undefined;
}

/** A link in running text or in a list of links. */
export const Link = /* @__PURE__ */ forwardRef(function Link({ variant = 'text', className, ...props }: LinkProps) {
  return <Anchor data-part="link" {...props} className={classNames(styles.root, className)} data-variant={variant} />;
});
