import { data, redirect } from 'react-router';
import { favouriteFields as field, type FavouriteWish } from '../../favourites/favourite-form.ts';
import { changeFavourites, leaveFavouriteNotice } from '../../favourites/change-favourites.server.ts';
import { leaveNotice } from '../../notices/notices.server.ts';
import { languageContext } from '../../request-context.server.ts';
import { safeReturnTo } from '../../safe-return.ts';
import type { Route } from './+types/change-favourites';

/** Where forms that save or let go of a favourite are sent; one that asks to stay is answered with what came of it. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const wish = wishFrom(form);
  if (!wish) throw data(null, 400);
  const answer = await changeFavourites(context, wish);
  if (form.get(field.stay) === 'true') return answer;
  const { locale } = context.get(languageContext);
  const returnTo = safeReturnTo(form.get(field.returnTo), `/${locale}/my-account/my-favourites`);
  if (answer !== 'signIn') {
    leaveFavouriteNotice(context, answer);
    return redirect(returnTo, 303);
  }
  leaveNotice(context, { key: 'signIn.required', tone: 'info' });
  return redirect(`/${locale}/sign-in?returnTo=${encodeURIComponent(returnTo)}`, 303);
}

function wishFrom(form: FormData): FavouriteWish | undefined {
  const [intent, sku, article] = [form.get(field.intent), form.get(field.sku), form.get(field.article)];
  if (intent !== 'add' && intent !== 'remove') return undefined;
  if (typeof sku === 'string' && /^[\w-]{1,64}$/.test(sku)) return { intent, sku };
  if (typeof article === 'string' && /^\/(?:en|fr)\/[\w/-]{1,200}$/.test(article)) return { intent, article };
  return undefined;
}
