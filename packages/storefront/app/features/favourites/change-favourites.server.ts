import { isPermitted } from '@basin/domain';
import { isSdkError, type Favourites, type PageModel } from '@basin/sdk';
import type { RouterContextProvider } from 'react-router';
import * as z from 'zod';
import { loadPage, partsOf, shortType } from '../../shell/document/page-model.server.ts';
import { leaveNotice } from '../../shell/notices/notices.server.ts';
import { languageContext, logContext, sessionContext, shopperContext } from '../../shell/request-context.server.ts';
import type { PendingFavourite } from '../../shell/session/shop-session.ts';
import type { FavouriteAnswer } from './favourite-form.ts';
import { favouritesOf } from './favourites.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Saves or removes a favourite; a guest's change is stored in the session until they sign in. */
export async function changeFavourites(context: Context, change: PendingFavourite): Promise<FavouriteAnswer> {
  if (isPermitted(context.get(shopperContext).role, 'keepFavourites')) return changeList(context, change);
  context.get(sessionContext).set('pendingFavourite', change);
  return 'signIn';
}

/** After sign-in: makes the change that the shopper requested as a guest, and leaves a notice for the next page. */
export async function applyPendingFavourite(context: Context): Promise<void> {
  const session = context.get(sessionContext);
  const change = session.get('pendingFavourite');
  if (!change) return;
  session.unset('pendingFavourite');
  leaveFavouriteNotice(context, await changeList(context, change));
}

/** Leaves a notice of the outcome for the next page. */
export function leaveFavouriteNotice(context: Context, answer: Exclude<FavouriteAnswer, 'signIn'>): void {
  if (answer === 'failed') leaveNotice(context, { key: 'favourites.error', tone: 'danger' });
  else leaveNotice(context, { key: `favourites.${answer}`, tone: 'success' });
}

async function changeList(context: Context, change: PendingFavourite): Promise<Exclude<FavouriteAnswer, 'signIn'>> {
  const favourites = await favouritesOf(context);
  try {
    const isDone = change.intent === 'add' ? await add(context, favourites, change) : await remove(favourites, change);
    if (isDone) return change.intent === 'add' ? 'added' : 'removed';
    context.get(logContext).warn({ problem: favourites.get().error }, 'the favourites were not changed');
  } catch (error) {
    if (!isSdkError(error)) throw error;
    context.get(logContext).warn({ err: error }, 'the favourites were not changed');
  }
  return 'failed';
}

/** An article is saved as the content system has it, whatever the form says of it. */
async function add(context: Context, favourites: Favourites, change: PendingFavourite): Promise<boolean> {
  if ('sku' in change) return favourites.add({ sku: change.sku });
  const page = await loadPage(context, change.article);
  if (page === null) return false;
  const { locale } = context.get(languageContext);
  return favourites.add({
    name: { [locale]: page.title },
    ...(page.description !== undefined && { description: { [locale]: page.description } }),
    itemType: 'article',
    link: change.article,
    thumbnail: greatPictureOf(page),
  });
}

/** The name of the picture that an article begins with. */
function greatPictureOf(page: PageModel): string | undefined {
  const hero = partsOf(page).find((component) => shortType(component) === 'hero');
  return heroSchema.safeParse(hero?.props).data?.image.name;
}

const heroSchema = z.object({ image: z.object({ name: z.string().trim().min(1) }) });

async function remove(favourites: Favourites, change: PendingFavourite): Promise<boolean> {
  await favourites.load();
  const { lineItems = [], textLineItems = [] } = favourites.get().list ?? {};
  const item =
    'sku' in change
      ? lineItems.find(({ sku }) => sku === change.sku)
      : textLineItems.find(({ link }) => link === change.article);
  return item === undefined ? favourites.get().error === undefined : favourites.remove(item.id);
}
