import { FileUpload } from '@basin/react-ui';
import { useState, type ChangeEvent } from 'react';
import { useField } from '../../shell/forms/use-field.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { clearedReceipt, maxReceiptBytes } from './receipt.ts';

/** The file types that the gateway accepts. */
const fileTypes = '.pdf,.jpg,.jpeg,.png,.webp,.heic,.heif,application/pdf,image/*';

/**
 * A file field for the receipt of a purchase. It clears a file that is too large, which the server would not read; the
 * form is then rejected once instead of being saved without the receipt.
 */
export function ReceiptField() {
  const { t } = useLanguage();
  const [isTooLarge, setIsTooLarge] = useState(false);
  const { autoComplete: _, ...field } = useField({
    name: 'receipt',
    optional: true,
    description: t('registration.receipt.description'),
  });
  const check = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const tooLarge = [...(input.files ?? [])].some(({ size }) => size > maxReceiptBytes);
    if (tooLarge) input.value = '';
    setIsTooLarge(tooLarge);
  };
  const problem = isTooLarge ? t('registration.receipt.problem') : field.problem;
  const shown = { prompt: t('registration.receipt.prompt'), listLabel: field.label };
  return (
    <>
      <FileUpload {...field} {...shown} problem={problem} accept={fileTypes} onChange={check} />
      {isTooLarge && field.problem === undefined && <input type="hidden" name={clearedReceipt} value="true" />}
    </>
  );
}
