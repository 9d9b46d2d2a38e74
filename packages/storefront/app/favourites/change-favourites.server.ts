import { isSdkError, type Favourites, type PageModel } from '@basin/sdk';
import type { RouterContextProvider } from 'react-router';
import { componentSchemas } from '../content/component-views.server.ts';
import { loadPage } from '../content/load-page.server.ts';
import { partsOf, shortType } from '../content/prepare-page.server.ts';
import { leaveNotice } from '../notices/notices.server.ts';
import { languageContext, logContext, sessionContext, shopperContext } from '../request-context.server.ts';
import type { FavouriteAnswer, FavouriteWish } from './favourite-form.ts';
import { favouritesOf } from './favourites.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Saves or lets go; what a guest wants is kept until he has signed in. */
export async function changeFavourites(context: Context, wish: FavouriteWish): Promise<FavouriteAnswer> {
  if (context.get(shopperContext).isSignedIn) return carryOut(context, wish);
  context.get(sessionContext).set('favouriteWish', wish);
  return 'signIn';
}

/** After sign-in: does what was wanted before it, and leaves word for the next page. */
export async function grantKeptWish(context: Context): Promise<void> {
  const session = context.get(sessionContext);
  const wish = session.get('favouriteWish');
  if (!wish) return;
  session.unset('favouriteWish');
  leaveFavouriteNotice(context, await carryOut(context, wish));
}

/** Says on the next page what came of a change. */
export function leaveFavouriteNotice(context: Context, answer: Exclude<FavouriteAnswer, 'signIn'>): void {
  if (answer === 'failed') leaveNotice(context, { key: 'favourites.error', tone: 'danger' });
  else leaveNotice(context, { key: `favourites.${answer}`, tone: 'success' });
}

async function carryOut(context: Context, wish: FavouriteWish): Promise<Exclude<FavouriteAnswer, 'signIn'>> {
  const favourites = await favouritesOf(context);
  try {
    const isDone = wish.intent === 'add' ? await add(context, favourites, wish) : await remove(favourites, wish);
    if (isDone) return wish.intent === 'add' ? 'added' : 'removed';
    context.get(logContext).warn({ problem: favourites.get().error }, 'the favourites were not changed');
  } catch (error) {
    if (!isSdkError(error)) throw error;
    context.get(logContext).warn({ err: error }, 'the favourites were not changed');
  }
  return 'failed';
}

/** An article is saved as the content system has it, whatever the form says of it. */
async function add(context: Context, favourites: Favourites, wish: FavouriteWish): Promise<boolean> {
  if ('sku' in wish) return favourites.add({ sku: wish.sku });
  const page = await loadPage(context, wish.article);
  if (page === null) return false;
  const { locale } = context.get(languageContext);
  return favourites.add({
    name: { [locale]: page.title },
    ...(page.description !== undefined && { description: { [locale]: page.description } }),
    itemType: 'article',
    link: wish.article,
    thumbnail: greatPictureOf(page),
  });
}

/** The name of the picture that an article begins with. */
function greatPictureOf(page: PageModel): string | undefined {
  const hero = partsOf(page).find((component) => shortType(component) === 'hero');
  return componentSchemas.hero.safeParse(hero?.props).data?.image.name;
}

async function remove(favourites: Favourites, wish: FavouriteWish): Promise<boolean> {
  await favourites.load();
  const { lineItems = [], textLineItems = [] } = favourites.get().list ?? {};
  const item =
    'sku' in wish
      ? lineItems.find(({ sku }) => sku === wish.sku)
      : textLineItems.find(({ link }) => link === wish.article);
  return item === undefined ? favourites.get().error === undefined : favourites.remove(item.id);
}
