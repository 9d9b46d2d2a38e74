import type { LoaderFunctionArgs } from 'react-router';
import { logContext } from '../../shell/request-context.server.ts';
import { contentOf } from '../../shell/sdk/nouns.server.ts';
import type { PageModelTexts } from '../../shell/document/page-model.ts';
import type { PageView } from './page-view.ts';
import { isSwitchedOff } from '../../shell/settings/features.ts';
import { shopSettings } from '../../shell/settings/shop-settings.server.ts';
import { notFound } from './load-page.server.ts';
import { isOwnPart, preparePage } from './prepare-page.server.ts';

/** All checkout steps share one page model. */
const modelPathOf = ({ pathname }: URL): string => pathname.replace(/(\/checkout)\/.*/, '$1');

/** The page model of a page that the shop builds itself. */
interface EditorsPage extends PageView {
  readonly texts: PageModelTexts;
  /** The position of the shop's own component among the parts; -1 when the model has none. */
  readonly own: number;
}

/**
 * Loads what an editor wrote for a page of the shop, such as the cart: its texts, and the parts around the shop's own
 * component. Returns null when the content system has no such page or is unavailable, because the page is useful
 * without it. Throws a 404 for a page of a disabled feature.
 *
 * @see docs/spec/platform.md#2
 */
export async function loadEditorsParts({ context, url }: LoaderFunctionArgs): Promise<EditorsPage | null> {
  const { switchedOff } = await shopSettings(context);
  if (isSwitchedOff(url.pathname, switchedOff)) throw await notFound({ context, url });
  try {
    const model = await contentOf(context).page(modelPathOf(url));
    const page = model && (await preparePage(model, { context, url }));
    return page && editorsPage(page);
  } catch (error) {
    context.get(logContext).warn({ err: error }, 'could not load what an editor wrote for a page');
    return null;
  }
}

function editorsPage(page: PageView): EditorsPage {
  const { title, description } = page;
  const intro = page.parts.find((part) => part.type === 'page-intro');
  const own = page.parts.find(isOwnPart);
  // the checkout has no other links, and the account has its own menu
  const parts = page.parts.filter((part) => part !== intro && part.type !== 'breadcrumb');
  const texts = { title, description, ...intro?.view, ...own?.view };
  return { ...page, parts, own: parts.findIndex((part) => part === own), texts };
}
