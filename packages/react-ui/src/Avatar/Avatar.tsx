import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import styles from './Avatar.module.css';
import { AvatarPicture } from './AvatarPicture.tsx';
import { initialsOf } from './initials-of.ts';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Of a person or a company. */
  name: string;
  /** A square picture; without one, and where it fails, the initials stand. */
  src?: string | undefined;
  size?: 's' | 'm' | 'l' | undefined;
}

/** A person or a company as a picture or as initials. With `aria-hidden` it is silent beside the written name. */
export const Avatar = /* @__PURE__ */ forwardRef(function Avatar({
  name,
  src,
  size = 'm',
  className,
  ...props
}: AvatarProps) {
  return (
    <span
      data-part="avatar"
      role="img"
      aria-label={name}
      {...props}
      className={classNames(styles.root, className)}
      data-size={size}
    >
      <span data-part="avatar-initials">{initialsOf(name)}</span>
      {src !== undefined && <AvatarPicture src={src} />}
    </span>
  );
});
