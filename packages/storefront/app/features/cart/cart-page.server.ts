import { data, redirect, type LoaderFunctionArgs, type ActionFunctionArgs } from 'react-router';
import { cartView, lineViews } from './cart-view.ts';
import { cartViewOptions } from './cart-view-options.server.ts';
import { problemNotice, unsoldNotice } from './cart-notices.server.ts';
import { pathIn } from '../../shell/locale/path-in.server.ts';
import { takeNotices } from '../../shell/notices/notices.server.ts';
import { expectCustomerOf } from '../../shell/session/customer-sale.server.ts';
import { promptSignIn } from '../../shell/session/sign-in-message.server.ts';
import { findShopperCart, isSessionGone } from './shopper.server.ts';
import { cartIntents, codeField, shareField } from './cart-intents.server.ts';
import { gapIn } from './list-gap.ts';

export async function loadCart({ context }: LoaderFunctionArgs) {
  const [cart, options] = await Promise.all([findShopperCart(context), cartViewOptions(context)]);
  const notices = takeNotices(context);
  const noticeAt = (id: string) => notices.find(({ place }) => place === id);
  const view = cart && cart.lines.length > 0 ? cartView(cart, options) : null;
  const lines = view?.lines.map((line) => ({ ...line, notice: noticeAt(line.id) ?? problemNotice(line) })) ?? [];
  const saved = lineViews(cart?.saved ?? [], options).map((line) => ({
    ...line,
    notice: noticeAt(line.id) ?? unsoldNotice(line),
  }));
  const gaps = { lines: gapIn('lines', lines, notices), saved: gapIn('saved', saved, notices) };
  const places = view ? [codeField, shareField] : [];
  const shown = [
    ...[...lines, ...saved, ...places.map((id) => ({ id }))].map(({ id }) => noticeAt(id)),
    ...[gaps.lines, gaps.saved].flatMap((gap) => gap?.notices),
  ];
  return {
    cart: view && { ...view, lines, rejectedCode: noticeAt(codeField), rejectedEmail: noticeAt(shareField) },
    saved,
    gaps,
    notices: notices.filter((notice) => !shown.includes(notice)),
  };
}

/** Handles all cart forms by their `intent`. A form with `stay` gets data instead of a redirect. */
export async function handleCartForm({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const intent = cartIntents.get(form.get('intent'));
  if (!intent) throw data(null, 400);
  expectCustomerOf(form, context);
  if (form.get('intent') !== 'add' && (await isSessionGone(context))) promptSignIn(context, 'signIn.ended');
  const result = await intent(context, form);
  return result ?? redirect(pathIn(context, `/cart${lineHash(request, form)}`), 303);
}

/** Before scripts load, the line that a form changed keeps its place on the screen. With them, nothing moves. */
function lineHash(request: Request, form: FormData): string {
  const id = form.get('lineItemId');
  const isDocument = request.headers.get('Sec-Fetch-Dest') === 'document';
  return isDocument && typeof id === 'string' ? `#${encodeURIComponent(id)}` : '';
}
