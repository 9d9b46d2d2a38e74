import { Button, IconButton, Notice } from '@basin/react-ui';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../shell/texts/TextsProvider.tsx';
import styles from './ModelViewer.module.css';

export interface ModelViewerProps {
  /** Address of the model, in the finish that is shown. */
  readonly url: string;
  readonly name: string;
}

type State = 'closed' | 'loading' | 'shown' | 'failed';

/** The product in three dimensions, when it is asked for; the file itself is among its documents. */
export function ModelViewer({ url, name }: ModelViewerProps) {
  const { t } = useLanguage();
  const canvas = useRef<HTMLCanvasElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<State>('closed');
  const isOpen = state === 'loading' || state === 'shown';
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen !== wasOpen.current) (isOpen ? canvas : opener).current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen || !canvas.current) return;
    const ending = new AbortController();
    const shown = show(canvas.current, url, ending.signal);
    shown.then(
      () => !ending.signal.aborted && setState('shown'),
      () => !ending.signal.aborted && setState('failed'), // no WebGL or no network: the file is still there to save
    );
    return () => {
      ending.abort();
      void shown.then(
        (end) => end(),
        () => undefined, // said above
      );
    };
  }, [isOpen, url]);
  if (!isOpen)
    return (
      <div className={styles.offer}>
        {state === 'failed' && (
          <Notice tone="danger" role="status">
            {t('product.model.failed')}
          </Notice>
        )}
        <Button ref={opener} type="button" onClick={() => setState('loading')}>
          {t('product.model.open')}
        </Button>
      </div>
    );
  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- Escape closes, as the button does
    <div
      className={styles.stage}
      aria-busy={state === 'loading'}
      onKeyDown={({ key }) => key === 'Escape' && setState('closed')}
    >
      <canvas
        ref={canvas}
        className={styles.canvas}
        role="img"
        tabIndex={0}
        aria-label={t('product.model.label', { name })}
      />
      <p className={styles.hint}>{t(state === 'loading' ? 'product.model.loading' : 'product.model.hint')}</p>
      <IconButton icon="close" label={t('action.close')} className={styles.close} onClick={() => setState('closed')} />
    </div>
  );
}

/** Fetched only now: nobody pays for a model who does not look at it. */
async function show(canvas: HTMLCanvasElement, url: string, signal: AbortSignal): Promise<() => void> {
  const { showModel } = await import('./show-model.ts');
  return showModel(canvas, url, signal);
}
