import { fieldOf, type ReceivedPage, type Requester } from './http-shopper.ts';

/** Submits a card to the payment frame of a page and posts the resulting token to the shop. */
export async function submitCard(shopper: Requester, page: ReceivedPage, number: string): Promise<ReceivedPage> {
  const frame = new URL(/<iframe\b[^>]*\bsrc="([^"]+)"/.exec(page.text)?.[1] ?? '');
  const expYear = String(new Date().getFullYear() + 2);
  const card = { number, expMonth: '04', expYear, cvv: '123', holderName: 'Pat Doe' };
  const headers = { Origin: frame.origin };
  const response = await fetch(frame, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(card) });
  const { searchParams } = new URL(response.headers.get('Location') ?? '');
  return shopper.post(page.path, { ...Object.fromEntries(searchParams), customerId: fieldOf(page, 'customerId') });
}

/** Places the order on a review page. */
export function placeOrder(shopper: Requester, review: ReceivedPage): Promise<ReceivedPage> {
  const fields = ['paymentKey', 'orderKey', 'version', 'customerId'].map(
    (field) => [field, fieldOf(review, field)] as const,
  );
  return shopper.post(review.path, Object.fromEntries(fields));
}
