import { defaultLanguage, isPermitted, withLocale } from '@basin/domain';
import { isSdkError, type ContentPage, type MediaDraft } from '@basin/sdk';
import * as z from 'zod';
import type { Context } from '../../shell/context.ts';
import { queueNotice } from '../../shell/notices/notices.server.ts';
import { languageContext, logContext, sessionContext, shopperContext } from '../../shell/request-context.server.ts';
import { contentOf, favouritesOf } from '../../shell/sdk/nouns.server.ts';
import { retryConflicts } from '../../shell/sdk/retry-conflicts.ts';
import type { PendingFavourite } from '../../shell/session/shop-session.ts';
import type { FavouriteResult } from './favourite-form.ts';

/** Saves or removes a favourite. A guest's change is stored in the session until they sign in. */
export async function changeFavourites(context: Context, change: PendingFavourite): Promise<FavouriteResult> {
  if (isPermitted(context.get(shopperContext).role, 'keepFavourites')) return changeList(context, change);
  context.get(sessionContext).set('pendingFavourite', change);
  return 'signIn';
}

/** After a sign-in, applies the change that the shopper requested as a guest and queues a notice. */
export async function applyPendingFavourite(context: Context): Promise<void> {
  const session = context.get(sessionContext);
  const change = session.get('pendingFavourite');
  if (!change) return;
  session.unset('pendingFavourite');
  queueFavouriteNotice(context, await changeList(context, change));
}

/** Queues a notice of the outcome for the next page. */
export function queueFavouriteNotice(context: Context, result: Exclude<FavouriteResult, 'signIn'>): void {
  if (result === 'failed') queueNotice(context, { key: 'favourites.error', tone: 'danger' });
  else queueNotice(context, { key: `favourites.${result}`, tone: 'success' });
}

async function changeList(context: Context, change: PendingFavourite): Promise<Exclude<FavouriteResult, 'signIn'>> {
  try {
    const isDone = await retryConflicts(() => (change.intent === 'add' ? add : remove)(context, change));
    if (isDone) return change.intent === 'add' ? 'added' : 'removed';
  } catch (error) {
    if (!isSdkError(error)) throw error;
    context.get(logContext).warn({ err: error }, 'could not change the favourites');
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

/** Loads an article's data from the content system, in the shopper's language. None of it comes from the form. */
async function articleOf(context: Context, path: string): Promise<MediaDraft | null> {
  const page = await contentOf(context).page(withLocale(path, context.get(languageContext).locale));
  return (
    page && {
      link: withLocale(path, defaultLanguage), // one favourite in every language
      type: 'article',
      title: page.title,
      text: page.description ?? undefined,
      picture: heroPictureOf(page),
    }
  );
}

/** Returns the name of the article's hero picture. */
function heroPictureOf({ parts }: ContentPage): string | undefined {
  const hero = parts.find(({ type }) => type === 'hero');
  return heroSchema.safeParse(hero?.props).data?.image.name;
}

const heroSchema = z.object({ image: z.object({ name: z.string().trim().min(1) }) });
