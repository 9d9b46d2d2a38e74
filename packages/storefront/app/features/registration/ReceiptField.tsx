import { FileUpload } from '@basin/react-ui';
import { useField } from '../../shell/forms/use-field.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

/** What the gateway takes in. */
const fileTypes = '.pdf,.jpg,.jpeg,.png,.webp,.heic,.heif,application/pdf,image/*';

/** The receipt of a purchase as a file, which is sent with its form. */
export function ReceiptField() {
  const { t } = useLanguage();
  const field = useField({ name: 'receipt', optional: true, description: t('registration.receipt.description') });
  return <FileUpload {...field} prompt={null} listLabel={field.label} accept={fileTypes} />;
}
