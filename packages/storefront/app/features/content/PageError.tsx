import { isRouteErrorResponse } from 'react-router';
import { ContentPage } from './ContentPage.tsx';
import { NotFound } from './NotFound.tsx';
import type { PageView } from './page-view.ts';
import { Failure } from '../../shell/document/Failure.tsx';
import { isBadRequest } from '../../shell/document/is-bad-request.ts';
import { PageHead } from '../../shell/document/PageHead.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

/**
 * Shows the content page that an error carries, such as the 404 page. Otherwise says that the page does not exist or
 * apologises for the failure.
 */
export function PageError({ error }: { readonly error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <FailurePage error={error} />;
  const page = error.data as PageView | null;
  return page ? <ContentPage page={page} /> : <Missing />;
}

/** Says that the page's subject does not exist or is not available to this customer. */
function Missing() {
  const { t } = useLanguage();
  const heading = t('error.notFound.title');
  return (
    <>
      <PageHead title={heading} isIndexed={false} />
      <NotFound view={{ heading, text: t('error.notFound.text') }} headingLevel={1} />
    </>
  );
}

function FailurePage({ error }: { readonly error: unknown }) {
  const { t } = useLanguage();
  return (
    <>
      <PageHead title={t(isBadRequest(error) ? 'error.badRequest' : 'error.boundary')} isIndexed={false} />
      <Failure error={error} />
    </>
  );
}
