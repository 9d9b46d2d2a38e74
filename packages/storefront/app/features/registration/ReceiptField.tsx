import { FileUpload } from '@basin/react-ui';
import { useField } from '../../shell/forms/use-field.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

/** The file types that the gateway accepts. */
const fileTypes = '.pdf,.jpg,.jpeg,.png,.webp,.heic,.heif,application/pdf,image/*';

/** A file field for the receipt of a purchase. */
export function ReceiptField() {
  const { t } = useLanguage();
  const { autoComplete: _, ...field } = useField({
    name: 'receipt',
    optional: true,
    description: t('registration.receipt.description'),
  });
  return <FileUpload {...field} prompt={t('registration.receipt.prompt')} listLabel={field.label} accept={fileTypes} />;
}
