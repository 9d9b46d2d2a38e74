import { redirect } from 'react-router';
import { ContentPage } from '../../content/ContentPage.tsx';
import { contentPage } from '../../content/load-page.server.ts';
import { leaveNotice, takeNotices } from '../../notices/notices.server.ts';
import { languageContext } from '../../request-context.server.ts';
import { ContactForm } from './ContactForm.tsx';
import { openCase } from './open-case.server.ts';
import type { Route } from './+types/contact';

/** The key makes one case of a form that is sent twice. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await contentPage({ context, url }, '/support/contact');
  return { page, key: crypto.randomUUID(), notices: takeNotices(context) };
}

/** Opens a case and says its number on the page; a form that is not right comes back with its problems. */
export async function action({ request, context }: Route.ActionArgs) {
  const opened = await openCase(context, await request.formData());
  if ('problems' in opened) return opened;
  leaveNotice(context, { key: 'contact.sent', values: { ...opened }, tone: 'success' });
  return redirect(`/${context.get(languageContext).locale}/support/contact`, 303);
}

export default function ContactPage({ loaderData: { page, key, notices }, actionData }: Route.ComponentProps) {
  return (
    <ContentPage
      page={page}
      places={{
        'contact-form': (view) => <ContactForm view={view} sendKey={key} notices={notices} answer={actionData} />,
      }}
    />
  );
}
