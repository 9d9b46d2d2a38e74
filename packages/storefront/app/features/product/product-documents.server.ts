import { downloadableUrls } from '@basin/domain';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { download } from '../../shell/document/download.server.ts';
import { textOf } from '../../shell/forms/text-of.ts';
import { pathIn } from '../../shell/locale/path-in.server.ts';
import { queueNotice } from '../../shell/notices/notices.server.ts';
import { logContext, sdkContext } from '../../shell/request-context.server.ts';
import { productsOf } from '../../shell/sdk/nouns.server.ts';
import { loadProduct } from './load-product.server.ts';

/**
 * Returns a product's documents as one archive. Redirects to the product page or the front page when it cannot be
 * created.
 */
export async function sendDocuments({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData();
  const [slug, sku] = [textOf(form, 'slug').trim(), textOf(form, 'sku').trim()];
  const product = await productsOf(context).get(slug, { sku });
  const files = downloadableUrls(product?.documents.map(({ url }) => url) ?? []);
  const { assets } = context.get(sdkContext);
  const file =
    files.length === 0
      ? null
      : await assets.zip({ body: { downloadFileName: `${slug}.zip`, files } }).catch((error: unknown) => {
          context.get(logContext).warn({ err: error }, 'could not create the archive of a product’s documents');
          return null;
        });
  if (file) return download(file);
  queueNotice(context, { key: 'download.failed', tone: 'danger' });
  const page = product && (await loadProduct(context, slug, sku));
  return redirect(page?.path ?? pathIn(context, '/'), 303);
}
