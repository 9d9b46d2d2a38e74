import type { LoaderFunctionArgs } from 'react-router';
import { logContext } from '../../shell/request-context.server.ts';
import { contentOf } from '../../shell/sdk/nouns.server.ts';
import type { PageView } from './page-view.ts';
import { isSwitchedOff } from '../../shell/settings/features.ts';
import { shopSettings } from '../../shell/settings/shop-settings.server.ts';
import { notFound } from './load-page.server.ts';
import { preparePage } from './prepare-page.server.ts';

/** Component types that the shop renders itself on its own pages. */
const ownParts: ReadonlySet<string> = new Set(['page-intro', 'breadcrumb']);

/** All checkout steps share one page model. */
const modelPathOf = ({ pathname }: URL): string => pathname.replace(/(\/checkout)\/.*/, '$1');

/**
 * Loads the parts that an editor added to a page of the shop, such as the cart. Returns null when the content system
 * has no such page or is unavailable, because the page is useful without it. Throws a 404 for a page of a disabled
 * feature.
 *
 * @see docs/spec/platform.md#2
 */
export async function loadEditorsParts({ context, url }: LoaderFunctionArgs): Promise<PageView | null> {
  const { switchedOff } = await shopSettings(context);
  if (isSwitchedOff(url.pathname, switchedOff)) throw await notFound({ context, url });
  try {
    const model = await contentOf(context).page(modelPathOf(url));
    const page = model && (await preparePage(model, { context, url }));
    return page && { ...page, parts: page.parts.filter(({ type }) => !ownParts.has(type)) };
  } catch (error) {
    context.get(logContext).warn({ err: error }, 'could not load the parts that an editor added to a page');
    return null;
  }
}
