import { classNames } from '../class-names.ts';
import { flag } from '../flag.ts';
import styles from './Button.module.css';

export interface ButtonStyle {
  /**
   * `primary` marks the one main action of a view.
   * @default secondary
   */
  variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  /** @default medium */
  size?: 'small' | 'medium' | undefined;
  /** Takes the full width of its container. */
  wide?: boolean | undefined;
}

/** Returns the class and data attributes that style an element as a button. */
export function buttonStyle({ variant = 'secondary', size = 'medium', wide }: ButtonStyle, className?: string) {
  return {
    className: classNames(styles.root, className),
    'data-variant': variant,
    'data-size': size,
    'data-wide': flag(wide),
  };
}
