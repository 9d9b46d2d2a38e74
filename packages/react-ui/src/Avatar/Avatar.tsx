import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import styles from './Avatar.module.css';
import { AvatarPicture } from './AvatarPicture.tsx';
import { initialsOf } from './initials-of.ts';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Name of a person or company. */
  name: string;
  /** A square picture. Without one, or when it fails to load, the initials are shown. */
  src?: string | undefined;
  /** `s` is for a line of text, `l` for the head of a page. */
  size?: 's' | 'm' | 'l' | undefined;
}

/** A person or company as a picture or initials. Use `aria-hidden` when the name is written next to it. */
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
