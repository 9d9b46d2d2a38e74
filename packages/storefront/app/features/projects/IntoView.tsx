import { useEffect, useRef, type ReactNode } from 'react';

interface IntoViewProps {
  /** The result that its content shows. */
  readonly result: object;
  readonly children: ReactNode;
}

/** Scrolls its content into view for each new result, where the pressed button may be far from it. */
export function IntoView({ result, children }: IntoViewProps) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    content.current?.scrollIntoView({ block: 'center' }); // returns a promise in new browsers, which is no clean-up
  }, [result]);
  return <div ref={content}>{children}</div>;
}
