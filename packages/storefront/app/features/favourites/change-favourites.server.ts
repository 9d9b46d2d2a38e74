import { isPermitted } from '@basin/domain';
import { isSdkError, type ContentPage, type MediaDraft } from '@basin/sdk';
import type { RouterContextProvider } from 'react-router';
import * as z from 'zod';
import { leaveNotice } from '../../shell/notices/notices.server.ts';
import { logContext, sessionContext, shopperContext } from '../../shell/request-context.server.ts';
import { contentOf, favouritesOf } from '../../shell/sdk/nouns.server.ts';
import type { PendingFavourite } from '../../shell/session/shop-session.ts';
import type { FavouriteAnswer } from './favourite-form.ts';

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
  try {
    const isDone = change.intent === 'add' ? await add(context, change) : await remove(context, change);
    if (isDone) return change.intent === 'add' ? 'added' : 'removed';
  } catch (error) {
    if (!isSdkError(error)) throw error;
    context.get(logContext).warn({ err: error }, 'the favourites were not changed');
  }
  return 'failed';
}

async function add(context: Context, change: PendingFavourite): Promise<boolean> {
  const draft = 'sku' in change ? { sku: change.sku } : await articleOf(context, change.article);
  if (draft === null) return false;
  await favouritesOf(context).add(draft);
  return true;
}

async function remove(context: Context, change: PendingFavourite): Promise<boolean> {
  await favouritesOf(context).remove('sku' in change ? { sku: change.sku } : { link: change.article });
  return true;
}

/** An article is saved as the content system has it, whatever the form says of it. */
async function articleOf(context: Context, link: string): Promise<MediaDraft | null> {
  const page = await contentOf(context).page(link);
  return (
    page && {
      link,
      type: 'article',
      title: page.title,
      text: page.description ?? undefined,
      picture: greatPictureOf(page),
    }
  );
}

/** The name of the picture that an article begins with. */
function greatPictureOf({ parts }: ContentPage): string | undefined {
  const hero = parts.find(({ type }) => type === 'hero');
  return heroSchema.safeParse(hero?.props).data?.image.name;
}

const heroSchema = z.object({ image: z.object({ name: z.string().trim().min(1) }) });
