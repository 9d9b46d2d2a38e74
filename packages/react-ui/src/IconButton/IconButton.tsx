import { classNames } from '../class-names.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { forwardRef } from '../forward-ref.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ButtonProps, 'variant' | 'size' | 'wide' | 'children'> {
  /** Which icon. */
  icon: IconName;
  /** What the button does: its accessible name and tooltip. */
  label: string;
  /** Fills the icon of an active toggle; set `aria-pressed` as well. */
  filled?: boolean | undefined;
}

/** A square button with an icon and an accessible name. */
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
