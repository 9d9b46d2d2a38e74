import { localeTag } from '@basin/domain';
import type { ActionFunctionArgs } from 'react-router';
import { isValid, readForm, type SentForm } from '../../shell/forms/read-form.ts';
import { languageContext, sdkContext } from '../../shell/request-context.server.ts';
import { shopBrand } from '../../shell/settings/shop-brand.ts';

/** Subscribes the form's e-mail address to the newsletter; a form with problems comes back. */
export async function subscribe({
  request,
  context,
}: ActionFunctionArgs): Promise<{ form?: SentForm; isDone: boolean }> {
  const form = readForm(await request.formData(), { required: ['email'] });
  if (!isValid(form)) return { form, isDone: false };
  await context.get(sdkContext).crm.subscribe({
    body: {
      email: form.values.email ?? '',
      brand: shopBrand,
      source: 'newsletter-dialog',
      locale: localeTag(context.get(languageContext).locale),
      optIn: true,
    },
  });
  return { isDone: true };
}
