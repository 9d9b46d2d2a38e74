import { Banner, Button } from '@basin/react-ui';
import { Form, useLocation } from 'react-router';
import { useShop } from '../../shell/document/use-shop.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

/** Says that drafts are visible and closes the preview with a full reload, so that no draft remains in the document. */
export function PreviewBanner() {
  const { t, path } = useLanguage();
  const { isPreview } = useShop();
  const { pathname, search } = useLocation();
  if (!isPreview) return null;
  const close = (
    <Form method="post" action={path('/preview')} reloadDocument>
      <input type="hidden" name="returnTo" value={pathname + search} />
      <Button type="submit" name="intent" value="close" size="small">
        {t('preview.close')}
      </Button>
    </Form>
  );
  return (
    <Banner label={t('preview.title')} actions={close}>
      {t('preview.banner')}
    </Banner>
  );
}
