import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { flag } from '../flag.ts';
import { forwardRef } from '../forward-ref.ts';
import styles from './Icon.module.css';
import { paths } from './paths.ts';

export type IconName = keyof typeof paths;

export interface IconProps extends ComponentPropsWithRef<'svg'> {
  /** Which icon. */
  name: IconName;
  /** Accessible name of the icon; without it the icon is decorative and hidden from assistive technology. */
  label?: string | undefined;
  /** Fills the outline, for an active state. */
  filled?: boolean | undefined;
}

/** A line icon with the size and colour of the text around it. */
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
