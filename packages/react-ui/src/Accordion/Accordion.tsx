import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { forwardRef } from '../forward-ref.ts';
import styles from './Accordion.module.css';

export interface AccordionItem {
  id: string;
  summary: ReactNode;
  /** Shown after the summary at the end of the line, such as a count. */
  note?: ReactNode;
  /** Whether the line is initially open. */
  defaultOpen?: boolean | undefined;
  children: ReactNode;
}

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The lines from top to bottom. */
  items: readonly AccordionItem[];
  /** Opening one line closes the others. */
  exclusive?: boolean | undefined;
  /** Makes each summary a heading of this level, so that the lines are in the page outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Called when a line has opened or closed. */
  onOpenChange?: ((id: string, open: boolean) => void) | undefined;
}

/** A stack of lines that expand to show more. They use native `details`, so they work without scripts. */
export const Accordion = /* @__PURE__ */ forwardRef(function Accordion({
  items,
  exclusive = false,
  headingLevel,
  onOpenChange,
  className,
  ...props
}: AccordionProps) {
  const name = useId();
  return (
    <div data-part="accordion" {...props} className={classNames(styles.root, className)}>
      {items.map(({ id, summary, ...item }) => (
        <Disclosure
          key={id}
          {...item}
          name={exclusive ? name : undefined}
          summary={summary}
          headingLevel={headingLevel}
          {...(onOpenChange && { onOpenChange: (open: boolean) => onOpenChange(id, open) })}
        />
      ))}
    </div>
  );
});
