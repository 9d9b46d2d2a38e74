import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { flag } from '../flag.ts';
import { forwardRef } from '../forward-ref.ts';
import styles from './Icon.module.css';
import { paths } from './paths.ts';

export type IconName = keyof typeof paths;

export interface IconProps extends ComponentPropsWithRef<'svg'> {
  name: IconName;
  /** Says what the icon means; without it the icon is decoration and stays silent. */
  label?: string | undefined;
  /** Fills the outline, for a state that is on. */
  filled?: boolean | undefined;
}

/** A line icon that takes the size and the colour of the text beside it. */
export const Icon = /* @__PURE__ */ forwardRef(function Icon({ name, label, filled, className, ...props }: IconProps) {
  const role = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      data-part="icon"
      viewBox="0 0 24 24"
      width="20"
      height="20"
      {...role}
      {...props}
      className={classNames(styles.root, className)}
      data-filled={flag(filled)}
    >
      <path d={paths[name]} />
    </svg>
  );
});
