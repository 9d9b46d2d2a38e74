import type { ComponentPropsWithRef, ReactNode } from 'react';
import { forwardRef } from '../forward-ref.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Anchor } from '../Link/Anchor.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Stepper.module.css';

export interface Step {
  label: ReactNode;
  /** Links back to a completed step. */
  href?: string | undefined;
}

export interface StepperProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Accessible name of the landmark. */
  label: string;
  /** The steps from first to last. */
  steps: readonly Step[];
  /** Index of the current step. */
  current: number;
  /** Read after each completed step: "completed". */
  doneLabel: string;
}

/** The steps of a longer task: completed, current and upcoming. */
export const Stepper = /* @__PURE__ */ forwardRef(function Stepper({
  label,
  steps,
  current,
  doneLabel,
  className,
  ...props
}: StepperProps) {
  return (
    <nav data-part="stepper" aria-label={label} {...props} className={className}>
      <ol data-part="stepper-list" className={styles.list}>
        {steps.map(({ label: name, href }, index) => (
          <li
            data-part="stepper-step"
            key={index}
            className={styles.step}
            aria-current={index === current ? 'step' : undefined}
            data-state={index < current ? 'done' : undefined}
          >
            <span data-part="stepper-mark" className={styles.mark} aria-hidden>
              {index < current ? <Icon name="check" /> : index + 1}
            </span>
            {index < current && href !== undefined ? (
              <Anchor data-part="stepper-link" href={href} className={styles.link}>
                {name}
              </Anchor>
            ) : (
              <span>{name}</span>
            )}
            {index < current && <VisuallyHidden> {doneLabel}</VisuallyHidden>}
          </li>
        ))}
      </ol>
    </nav>
  );
});
