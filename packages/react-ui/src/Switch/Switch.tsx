import { Choice, type ChoiceProps } from '../Checkbox/Checkbox.tsx';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import styles from './Switch.module.css';

export type SwitchProps = Omit<ChoiceProps, 'type' | 'role'>;

/** Turns something on or off at once. A form submits it like a checkbox. */
export const Switch = /* @__PURE__ */ forwardRef(function Switch({ className, ...props }: SwitchProps) {
  return <Choice {...props} type="checkbox" role="switch" className={classNames(styles.root, className)} />;
});
