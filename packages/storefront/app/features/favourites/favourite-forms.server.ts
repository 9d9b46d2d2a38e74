import { localeOf } from '@basin/domain';
import { data, redirect, type LoaderFunctionArgs, type ActionFunctionArgs } from 'react-router';
import { favouriteFields as field, type FavouriteResponse } from './favourite-form.ts';
import { pathIn } from '../../shell/locale/path-in.server.ts';
import type { PendingFavourite } from '../../shell/session/shop-session.ts';
import { changeFavourites, queueFavouriteNotice } from './change-favourites.server.ts';
import { queueNotice } from '../../shell/notices/notices.server.ts';
import { requireFeature } from '../../shell/settings/switched-off.server.ts';
import { safeReturnTo } from '../../shell/security/safe-return.ts';

/** Redirects to the favourites, which are a page of the account. */
export const redirectToFavourites = ({ context }: LoaderFunctionArgs) =>
  redirect(pathIn(context, '/my-account/my-favourites'));

/** Handles forms that save or remove a favourite. A form with `stay` gets the outcome, any other a redirect. */
export async function handleFavouriteForm({ request, context }: ActionFunctionArgs) {
  await requireFeature(context, 'favourites');
  const form = await request.formData();
  const change = favouriteChangeFrom(form);
  if (!change) throw data(null, 400);
  const result = await changeFavourites(context, change);
  if (form.get(field.stay) === 'true') return { result } satisfies FavouriteResponse;
  const returnTo = safeReturnTo(form.get(field.returnTo), pathIn(context, '/my-account/my-favourites'));
  if (result !== 'signIn') {
    queueFavouriteNotice(context, result);
    return redirect(returnTo, 303);
  }
  queueNotice(context, { key: 'signIn.required', tone: 'info' });
  return redirect(pathIn(context, `/sign-in?returnTo=${encodeURIComponent(returnTo)}`), 303);
}

function favouriteChangeFrom(form: FormData): PendingFavourite | undefined {
  const [intent, sku, article] = [form.get(field.intent), form.get(field.sku), form.get(field.article)];
  if (intent !== 'add' && intent !== 'remove') return undefined;
  if (typeof sku === 'string' && /^[\w-]{1,64}$/.test(sku)) return { intent, sku };
  if (typeof article === 'string' && isArticle(article)) return { intent, article };
  return undefined;
}

const isArticle = (path: string): boolean => localeOf(path) !== undefined && /^\/[a-z]{2}\/[\w/-]{1,200}$/.test(path);
