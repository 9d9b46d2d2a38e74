'use client';

import { useFallback } from '../Picture/use-fallback.ts';
import styles from './Avatar.module.css';

/** The picture on top of the initials; removed when it fails to load. */
export function AvatarPicture({ src }: { src: string }) {
  const { failed, image, onError } = useFallback([src]);
  return failed ? null : (
    <img
      data-part="avatar-picture"
      ref={image}
      src={src}
      alt=""
      className={styles.picture}
      decoding="async"
      onError={onError}
    />
  );
}
