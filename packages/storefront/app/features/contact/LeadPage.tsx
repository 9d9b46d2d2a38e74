import type { PageProps } from '../../shell/document/page-props.ts';
import { ContentPage } from '../content/index.ts';
import type { handleLeadForm, loadLeadPage } from './lead-page.server.ts';
import { LeadForm } from './LeadForm.tsx';

export function LeadPage({
  loaderData: { page, values, key, notices },
  actionData,
}: PageProps<typeof loadLeadPage, typeof handleLeadForm>) {
  const result = actionData ?? { values, problems: {} };
  return (
    <ContentPage
      page={page}
      slots={{
        'lead-form': (view) => (
          <LeadForm view={view} sendKey={actionData?.key ?? key} notices={notices} result={result} />
        ),
      }}
    />
  );
}
