import { useCallback, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './Frame.module.css';
import { pageStyles } from './style-text.ts';

interface FrameProps {
  title: string;
  /** Attributes of the document element: theme (light if omitted, whatever the system prefers), direction, language. */
  page?: Readonly<Record<string, string>> | undefined;
  /** Rewrites the styles, for example so that everything looks hovered. */
  rewrite?: ((css: string) => string) | undefined;
  widthPx?: number | undefined;
  /** Omit it to make the frame as high as its content. */
  heightPx?: number | undefined;
  children: ReactNode;
}

const asWritten = (css: string) => css;

/** Renders its content in a separate document, with its own width, theme, direction, ids and top layer. */
export function Frame({ title, page = {}, rewrite = asWritten, widthPx, heightPx, children }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  const [shownPx, setShownPx] = useState(heightPx ?? 120);
  const open = () => {
    const inner = frame.current?.contentDocument;
    if (!inner) return;
    inner.title = title;
    for (const [name, value] of Object.entries({ 'data-theme': 'light', ...page }))
      inner.documentElement.setAttribute(name, value);
    const style = inner.createElement('style');
    style.textContent = `${pageStyles(rewrite)} html { scrollbar-gutter: auto; } body { min-block-size: 0; padding: 1rem; }`;
    inner.head.append(style);
    setBody(inner.body);
  };
  // the content may load late or expand
  const measured = useCallback(
    (content: HTMLElement | null) => {
      if (!content || heightPx !== undefined) return;
      // adds the same space below as above: the page padding grows with its text
      const observer = new ResizeObserver(() => {
        const { top, bottom } = content.getBoundingClientRect();
        setShownPx(Math.ceil(top + bottom));
      });
      observer.observe(content);
      return () => observer.disconnect();
    },
    [heightPx],
  );
  return (
    <>
      <iframe
        ref={frame}
        className={styles.frame}
        title={title}
        width={widthPx ?? '100%'}
        height={shownPx}
        srcDoc='<!doctype html><html lang="en"></html>'
        onLoad={open}
      />
      {body && createPortal(<div ref={measured}>{children}</div>, body)}
    </>
  );
}
