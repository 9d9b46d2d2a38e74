import type { LoaderFunctionArgs } from 'react-router';
import { logContext } from '../../shell/request-context.server.ts';
import { contentOf } from '../../shell/sdk/nouns.server.ts';
import type { PageView } from './page-view.ts';
import { isSwitchedOff } from '../../shell/settings/features.ts';
import { shopSettings } from '../../shell/settings/shop-settings.server.ts';
import { notFound } from './load-page.server.ts';
import { preparePage } from './prepare-page.server.ts';

/** Parts that the shop shows itself on a page that it builds. */
const ownParts: ReadonlySet<string> = new Set(['page-intro', 'breadcrumb']);

/** The steps of the checkout share one page model. */
const modelPathOf = ({ pathname }: URL): string => pathname.replace(/(\/checkout)\/.*/, '$1');

/**
 * What an editor adds to a page that the shop builds itself, such as the cart; null when the content system has no such page or cannot
 * be reached, because the page is of use without it. A page of a feature that is switched off is not found.
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
    context.get(logContext).warn({ err: error }, 'the parts that an editor added to a page could not be loaded');
    return null;
  }
}
