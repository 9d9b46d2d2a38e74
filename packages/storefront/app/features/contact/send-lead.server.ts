import { isPostalCode } from '@basin/domain';
import { hasStatus } from '@basin/sdk';
import type { Context } from '../../shell/context.ts';
import { shippingCountries } from '../../shell/forms/shipping-countries.ts';
import { withConfiguredProblems } from '../../shell/forms/configured-fields.server.ts';
import { formKey } from '../../shell/forms/form-key.server.ts';
import { isValid, readForm, type SentForm } from '../../shell/forms/read-form.ts';
import { noticeToRetry } from '../../shell/notices/retry-notice.server.ts';
import { languageContext, sdkContext } from '../../shell/request-context.server.ts';
import { contactOf } from '../../shell/sdk/nouns.server.ts';
import { createTranslate } from '../../shell/texts/translate.ts';
import { leadFields, type LeadSubject } from './lead-fields.ts';

/**
 * Opens a case for the team that handles these requests, or returns the form when it has problems and in an outage. The
 * same form sent twice opens one case.
 */
export async function sendLead(
  context: Context,
  reason: LeadSubject,
  form: FormData,
): Promise<{ readonly caseNumber: string } | SentForm> {
  const sent = await withConfiguredProblems(
    context,
    await withPlaceProblem(context, readForm(form, leadFields[reason])),
  );
  if (!isValid(sent)) return sent;
  const { firstName = '', lastName = '', email = '', postalCode = '', message, phone, modelNumber } = sent.values;
  const { locale, texts } = context.get(languageContext);
  const subject = createTranslate(texts, locale)(`lead.subject.${reason}`);
  const opened = await contactOf(context)
    .openCase({
      type: 'Lead',
      reason,
      subject,
      message: message ?? subject,
      firstName,
      lastName,
      email,
      phone,
      modelNumber,
      address: { postalCode, country: countryOf(postalCode) ?? '' },
      idempotencyKey: formKey(form, sent.values),
    })
    .catch(noticeToRetry(context));
  return opened ? { caseNumber: opened.number ?? '' } : sent;
}

const countryOf = (postalCode: string) => shippingCountries.find((country) => isPostalCode(postalCode, country));

/** Adds a problem when the postal code is unknown, or not in a country that the services cover. */
async function withPlaceProblem(context: Context, { values, problems }: SentForm): Promise<SentForm> {
  const { postalCode } = values;
  if (postalCode === undefined || problems.postalCode || (await isPlace(context, postalCode)))
    return { values, problems };
  return { values, problems: { ...problems, postalCode: { key: 'field.error.postalCode.unknown' } } };
}

async function isPlace(context: Context, zip: string): Promise<boolean> {
  try {
    await context.get(sdkContext).maps.locationByZip({ params: { zip } });
    return true;
  } catch (error) {
    return !hasStatus(error, 400, 404); // a failed look-up stops no request
  }
}
