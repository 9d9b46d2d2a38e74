import { Notice } from '@basin/react-ui';
import type { TextKey } from '../texts/translate.ts';
import { useLanguage } from '../texts/TextsProvider.tsx';

/** Says why a submitted form was not accepted, when it was not because of one of its fields. */
export function Problem({ text }: { readonly text: TextKey | undefined }) {
  const { t } = useLanguage();
  return text ? (
    <Notice tone="danger" role="alert">
      {t(text)}
    </Notice>
  ) : null;
}
