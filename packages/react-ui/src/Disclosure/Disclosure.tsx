import type { ComponentPropsWithRef, ReactNode, ToggleEvent } from 'react';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import chevron from '../Icon/chevron.module.css';
import { isShown } from '../is-shown.ts';
import styles from './Disclosure.module.css';

export interface DisclosureProps extends Omit<ComponentPropsWithRef<'details'>, 'title'> {
  /** The line that opens and closes the content. */
  summary: ReactNode;
  /** Makes the summary a heading of this level, so that it is in the page outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Shown after the summary at the end of the line, such as a count. */
  note?: ReactNode;
  /** `l` sets the summary in the display font, for a menu. @default m */
  size?: 'm' | 'l' | undefined;
  /** Whether it is initially open. */
  defaultOpen?: boolean | undefined;
  /** Called when it has opened or closed. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A line that expands to show more. Opening one closes the others with the same `name`. */
export const Disclosure = /* @__PURE__ */ forwardRef(function Disclosure({
  summary,
  headingLevel,
  note,
  size,
  defaultOpen,
  onOpenChange,
  className,
  children,
  ...props
}: DisclosureProps) {
  const toggleProps = onOpenChange && {
    onToggle: (event: ToggleEvent<HTMLDetailsElement>) => {
      props.onToggle?.(event);
      onOpenChange(event.currentTarget.open);
    },
  };
  const Summary = headingLevel ? (`h${headingLevel}` as const) : 'span';
  return (
    <details
      data-part="disclosure"
      open={defaultOpen}
      {...props}
      {...toggleProps}
      className={classNames(styles.root, className)}
      data-size={size}
    >
      <summary data-part="disclosure-summary" className={classNames(chevron.root, styles.summary)}>
        <Summary data-part="disclosure-text" className={styles.text}>
          {summary}
        </Summary>
        {isShown(note) && (
          <span data-part="disclosure-note" className={styles.note}>
            {note}
          </span>
        )}
      </summary>
      <div data-part="disclosure-body" className={styles.body}>
        {children}
      </div>
    </details>
  );
});
