import { Dialog } from '@basin/react-ui';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { PagePartView } from './ContentPage.tsx';
import type { PageView } from './page-view.ts';

/** What a page says elsewhere about itself: the dialog has its title. */
const headTypes = ['breadcrumb', 'page-intro'];

interface OverlaidPageProps {
  /** The hash that opens it. */
  readonly id: string;
  readonly page: PageView;
}

/** A page of the content system over the page that links to it, also before scripts load. */
export function OverlaidPage({ id, page }: OverlaidPageProps) {
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
