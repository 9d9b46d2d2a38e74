'use client';

import { useState } from 'react';
import { TextField } from '../TextField/TextField.tsx';

interface BoundInputProps {
  id: string;
  label: string;
  name?: string | undefined;
  value: number;
  min: number;
  max: number;
  step: number;
  onCommit: (value: number) => void;
}

/** One bound of the range as a number; partly typed text is committed only on blur or Enter. */
export function BoundInput({ value, min, max, onCommit, ...props }: BoundInputProps) {
  const [draft, setDraft] = useState<string>();
  const commit = () => {
    const number = Number.parseFloat(draft ?? '');
    if (Number.isFinite(number)) onCommit(Math.min(Math.max(number, min), max));
    setDraft(undefined);
  };
  return (
    <TextField
      {...props}
      type="number"
      inputMode="decimal"
      min={min}
      max={max}
      value={draft ?? value}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}
