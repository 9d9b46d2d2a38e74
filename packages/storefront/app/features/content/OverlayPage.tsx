import { Dialog } from '@basin/react-ui';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { PagePartView } from './ContentPage.tsx';
import type { PageView } from './page-view.ts';

/** Component types that an overlay omits, because the dialog has the title. */
const headTypes = ['breadcrumb', 'page-intro'];

interface OverlayPageProps {
  /** The hash that opens the overlay. */
  readonly id: string;
  readonly page: PageView;
}

/** A content page in a dialog over the page that links to it. It also works without scripts. */
export function OverlayPage({ id, page }: OverlayPageProps) {
  const { t } = useLanguage();
  return (
    <Dialog id={id} title={page.title} closeLabel={t('action.close')} data-flag="modal-open">
      {page.parts
        .filter(({ type }) => !headTypes.includes(type))
        .map((part) => (
          <PagePartView key={part.name} part={part} page={page} headingLevel={2} />
        ))}
    </Dialog>
  );
}
