import { classNames } from '../class-names.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { forwardRef } from '../forward-ref.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ButtonProps, 'variant' | 'size' | 'wide' | 'children'> {
  icon: IconName;
  /** What the button does, as its accessible name and its tooltip. */
  label: string;
  /** Draws the icon filled, for a toggle that is on; say it with `aria-pressed` too. */
  filled?: boolean | undefined;
}

/** A square button with an icon for its face and a name for everyone who cannot see it. */
export const IconButton = /* @__PURE__ */ forwardRef(function IconButton({
  icon,
  label,
  filled,
  className,
  ...props
}: IconButtonProps) {
  return (
    <Button
      data-part="icon-button"
      title={label}
      aria-label={label}
      {...props}
      variant="quiet"
      className={classNames(styles.root, className)}
    >
      <Icon name={icon} filled={filled} />
    </Button>
  );
});
