import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './VisuallyHidden.module.css';

/** Text for assistive technology only. */
export function VisuallyHidden({ className, ...props }: ComponentPropsWithRef<'span'>) {
  return <span {...props} className={classNames(styles.root, className)} />;
}
