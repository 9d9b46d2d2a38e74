import { useEffect, useRef, type ReactNode } from 'react';
import { focusIfLost } from '../../shell/document/focus-if-lost.ts';

interface IntoViewProps {
  /** The result that its content shows. */
  readonly result: object;
  readonly children: ReactNode;
}

/**
 * Scrolls its content into view for each new result, where the pressed button may be far from it, and focuses it when
 * that button has disappeared.
 */
export function IntoView({ result, children }: IntoViewProps) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    content.current?.scrollIntoView({ block: 'center' }); // returns a promise in new browsers, which is no clean-up
    focusIfLost(content.current, { preventScroll: true });
  }, [result]);
  return (
    <div ref={content} tabIndex={-1}>
      {children}
    </div>
  );
}
