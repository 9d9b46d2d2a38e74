import { hasStatus } from '@basin/sdk';
import { redirect, type ActionFunctionArgs } from 'react-router';
import type { Context } from '../../shell/context.ts';
import { textOf, typedIn } from '../../shell/forms/text-of.ts';
import { pathIn } from '../../shell/locale/path-in.server.ts';
import { closingHeaders, draftsFor, openingHeaders, type Editor } from '../../shell/preview/preview.server.ts';
import { safeReturnTo } from '../../shell/security/safe-return.ts';
import type { TextKey } from '../../shell/texts/translate.ts';
import { retryKeyOf } from '../../shell/notices/retry-notice.server.ts';

/**
 * Opens the preview for an editor of the author system, or closes it. Both redirect to the page that the form names.
 */
export async function handlePreviewForm({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const target = safeReturnTo(form.get('returnTo'), pathIn(context, '/'));
  if (form.get('intent') === 'close') return redirect(target, { status: 303, headers: closingHeaders(context) });
  const editor: Editor = { user: textOf(form, 'user'), password: typedIn(form, 'password') };
  try {
    await draftsFor(context, editor).pageModel({
      params: { pagePath: pathIn(context, '/') },
      query: { wcmmode: 'preview' },
    });
    return redirect(target, { status: 303, headers: await openingHeaders(context, editor) });
  } catch (error) {
    return { problem: problemOf(context, error) };
  }
}

/** @throws any error that a retry would meet again, other than rejected credentials */
function problemOf(context: Context, error: unknown): TextKey {
  if (hasStatus(error, 401) || hasStatus(error, 403)) return 'preview.rejected';
  return retryKeyOf(context)(error);
}
