import type { ComponentPropsWithRef } from 'react';
import { Anchor } from '../Link/Anchor.tsx';
import { buttonStyle, type ButtonStyle } from './button-style.ts';

export interface LinkButtonProps extends ButtonStyle, ComponentPropsWithRef<'a'> {}

/** A link that looks like a button. */
export function LinkButton({ variant, size, wide, className, ...props }: LinkButtonProps) {
  return <Anchor {...props} {...buttonStyle({ variant, size, wide }, className)} />;
}
