import { forwardRef } from '../forward-ref.ts';
import { Anchor, type AnchorProps } from '../Link/Anchor.tsx';
import { buttonStyle, type ButtonStyle } from './button-style.ts';

export interface LinkButtonProps extends ButtonStyle, AnchorProps {}

/** A link styled as a button. */
export const LinkButton = /* @__PURE__ */ forwardRef(function LinkButton({
  variant,
  size,
  wide,
  className,
  ...props
}: LinkButtonProps) {
  return <Anchor data-part="link-button" {...props} {...buttonStyle({ variant, size, wide }, className)} />;
});
