import { Button, Text } from '@basin/react-ui';
import { useEffect, useRef, useState } from 'react';
import { useSubmit } from 'react-router';
import { useShop } from '../../shell/document/use-shop.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { createCardMessageReader } from './card-message.ts';
import styles from './checkout.module.css';

interface CardFrameProps {
  readonly frame: string;
  readonly paymentOrigin: string;
}

/**
 * The card form of the payment service, in a frame on its own origin. Only its height and its card token reach the
 * shop. A text in its place says that it is loading, and one above it how to try again when it does not come.
 */
export function CardFrame({ frame, paymentOrigin }: CardFrameProps) {
  const { t } = useLanguage();
  const submit = useSubmit();
  const customerId = useShop().customer?.id;
  const element = useRef<HTMLIFrameElement>(null);
  const [isShown, setIsShown] = useState(false);
  const [readMessage] = useState(createCardMessageReader);
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      const { current } = element;
      if (!current || origin !== paymentOrigin || source !== current.contentWindow) return;
      if (typeof data !== 'object' || data === null) return;
      if ('frameHeightPx' in data) {
        current.style.blockSize = `${Number(data.frameHeightPx)}px`;
        setIsShown(true);
      }
      const response = readMessage(data);
      if (response) void submit({ ...response, ...(customerId && { customerId }) }, { method: 'post' });
    };
    addEventListener('message', listen);
    // Earlier messages of the frame are lost, so ask for its height. Any origin may receive this: the frame may still
    // be loading, and the message holds nothing.
    element.current?.contentWindow?.postMessage('height', '*');
    return () => removeEventListener('message', listen);
  }, [customerId, paymentOrigin, readMessage, submit]);
  return (
    <div>
      {!isShown && <LateMessage />}
      <div className={styles.card}>
        {/* the form covers it; assistive technology has the frame's title */}
        <Text tone="muted" aria-hidden>
          {t('checkout.payment.frame.loading')}
        </Text>
        <iframe ref={element} src={frame} title={t('checkout.payment.frame')} className={styles.frame} />
      </div>
    </div>
  );
}

const lateAfterMs = 10_000;

/** Says after ten seconds how to try again. */
function LateMessage() {
  const { t } = useLanguage();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIsLate, lateAfterMs, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className={isLate ? styles.facts : undefined}>
      {isLate && <Text tone="muted">{t('checkout.payment.frame.late')}</Text>}
      {isLate && <Button onClick={() => location.reload()}>{t('action.tryAgain')}</Button>}
    </div>
  );
}
