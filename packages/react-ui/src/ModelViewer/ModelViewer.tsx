'use client';

import { useEffect, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useStable } from '../use-stable.ts';
import styles from './ModelViewer.module.css';
import { turning, type ModelView } from './turning.ts';

/** The words of a model. */
export interface ModelLabels {
  open: ReactNode;
  close: string;
  /** While it is on its way. */
  loading: ReactNode;
  /** Stands below it: how it is turned. */
  hint: ReactNode;
  /** In its place when it could not be shown. */
  failed: ReactNode;
}

export interface ModelViewerProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names the model and says how it is turned. */
  label: string;
  labels: ModelLabels;
  /**
   * Fetches the model when it is first asked for and returns what draws it from a view, with any library. It is drawn anew
   * after each turn; `signal` aborts when it is closed.
   */
  load: (canvas: HTMLCanvasElement, signal: AbortSignal) => Promise<(view: ModelView) => void>;
}

type State = 'closed' | 'loading' | 'shown' | 'failed';

/** A thing in three dimensions behind a button: fetched when that is pressed, turned by finger, mouse and arrow keys. */
export const ModelViewer = /* @__PURE__ */ forwardRef(function ModelViewer(props: ModelViewerProps) {
  const { label, labels, load, className, ...rest } = props;
  const [state, setState] = useState<State>('closed');
  const isOpen = state === 'loading' || state === 'shown';
  const { canvas, opener } = useFocusInTurn(isOpen);
  useModel(isOpen ? canvas : undefined, load, setState);
  return (
    <div data-part="model-viewer" {...rest} className={classNames(styles.root, className)}>
      {isOpen ? (
        // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- Escape closes, as the button does
        <div
          data-part="model-viewer-stage"
          className={styles.stage}
          aria-busy={state === 'loading'}
          onKeyDown={({ key }) => key === 'Escape' && setState('closed')}
        >
          <canvas
            data-part="model-viewer-canvas"
            ref={canvas}
            className={styles.canvas}
            role="img"
            tabIndex={0}
            aria-label={label}
          />
          <p data-part="model-viewer-hint" className={styles.hint}>
            {state === 'loading' ? <Spinner label={labels.loading} /> : labels.hint}
          </p>
          <IconButton icon="close" label={labels.close} className={styles.close} onClick={() => setState('closed')} />
        </div>
      ) : (
        <>
          {state === 'failed' && (
            <Notice tone="danger" role="status">
              {labels.failed}
            </Notice>
          )}
          <Button ref={opener} type="button" onClick={() => setState('loading')}>
            {labels.open}
          </Button>
        </>
      )}
    </div>
  );
});

/** The focus goes to the model when it opens, and back to the button when it closes. */
function useFocusInTurn(isOpen: boolean) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen !== wasOpen.current) (isOpen ? canvas : opener).current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { canvas, opener };
}

/** Shows the model on its canvas while there is one. */
function useModel(
  canvas: { current: HTMLCanvasElement | null } | undefined,
  load: ModelViewerProps['load'],
  tell: (state: State) => void,
) {
  const loadNow = useStable(load);
  const said = useStable(tell);
  useEffect(() => {
    const element = canvas?.current;
    if (!element) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    loadNow(element, signal)
      .then((draw) => {
        if (signal.aborted) return;
        turning(element, draw, signal);
        said('shown');
      })
      .catch(() => signal.aborted || said('failed')); // no WebGL or no network
    return () => ending.abort();
  }, [canvas, loadNow, said]);
}
