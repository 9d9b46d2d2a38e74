'use client';

import { Notice, Text } from '@basin/react-ui';
import { tokenisedCardFrom } from '@basin/sdk';
import { useEffect, useRef, useState, useTransition } from 'react';
import { placeOrder } from '../actions.ts';

/** The card form of the payment service on its own origin. This page receives only a token, never the card number. */
export function CardForm({ version, frameUrl }: { readonly version: number; readonly frameUrl: string }) {
  // the same keys on every retry, so that it pays and orders only once
  const [keys] = useState(() => ({ payment: crypto.randomUUID(), order: crypto.randomUUID() }));
  const [problem, setProblem] = useState('');
  const [isPending, startTransition] = useTransition();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<Parameters<typeof tokenisedCardFrom>[0]>) => {
      if (source !== frame.current?.contentWindow || origin !== new URL(frameUrl).origin) return;
      const { token, brand, lastFour, expMonth, expYear } = tokenisedCardFrom(data);
      if (!token || !brand || !lastFour || !expMonth || !expYear) return;
      const card = { type: 'card', token, brand, lastFour, expMonth, expYear } as const;
      startTransition(async () => setProblem(await placeOrder({ version, keys, card })));
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [frameUrl, version, keys]);
  if (isPending) return <Text role="status">One moment</Text>;
  return (
    <>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <iframe ref={frame} src={frameUrl} title="Card" width="100%" height="560" />
    </>
  );
}
