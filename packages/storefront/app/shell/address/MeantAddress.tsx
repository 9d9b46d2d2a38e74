import { Button, Notice } from '@basin/react-ui';
import { useEffect, useRef } from 'react';
import { useSending } from '../forms/use-sending.ts';
import { useLanguage } from '../texts/TextsProvider.tsx';
import type { CheckedAddress } from './checked-address.server.ts';
import { addressLine, asEntered, meantField } from './place-of-address.ts';

interface MeantAddressProps {
  /** As it was sent; undefined before. */
  readonly form: CheckedAddress | undefined;
  /** What the form does, where it does several things. */
  readonly intent?: string;
}

/** Asks on top of a form which address is meant; each answer sends the form. */
export function MeantAddress({ form, intent }: MeantAddressProps) {
  const { t } = useLanguage();
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.focus(), [form]);
  if (form?.isFilled) return <Notice role="status">{t('address.filled')}</Notice>;
  if (!form?.meant) return null;
  return (
    <Notice tone="warning" role="status" tabIndex={-1} ref={question} title={t('address.didYouMean')}>
      {/* the first button is what Enter in a field presses: it must not choose */}
      <button type="submit" hidden />
      {intent !== undefined && <input type="hidden" name="intent" value={intent} />}
      {form.meant.map((place) => (
        <Answer key={addressLine(place)} value={new URLSearchParams(place).toString()} text={addressLine(place)} />
      ))}
      <Answer value={asEntered} text={t('address.asEntered')} />
    </Notice>
  );
}

const Answer = ({ value, text }: { readonly value: string; readonly text: string }) => (
  <Button
    type="submit"
    name={meantField}
    value={value}
    formNoValidate
    wide
    pending={useSending({ [meantField]: value })}
  >
    {text}
  </Button>
);
