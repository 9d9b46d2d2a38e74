import { ContentPage } from '../content/index.ts';
import { ContactForm } from './ContactForm.tsx';
import type { PageProps } from '../../shell/document/page-props.ts';
import type { loadContact, handleContactForm } from './contact-page.server.ts';

export function ContactPage({
  loaderData: { page, values, key, notices },
  actionData,
}: PageProps<typeof loadContact, typeof handleContactForm>) {
  return (
    <ContentPage
      page={page}
      slots={{
        'contact-form': (view) => (
          <ContactForm
            view={view}
            sendKey={actionData?.key ?? key}
            notices={notices}
            result={actionData ?? { values, problems: {} }}
          />
        ),
      }}
    />
  );
}
