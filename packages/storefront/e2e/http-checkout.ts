import { fieldOf, type PageResponse, type HttpShopper } from './http-shopper.ts';

/** Submits a card to the payment frame of a page and posts the resulting token to the shop. */
export async function submitCard(shopper: HttpShopper, page: PageResponse, number: string): Promise<PageResponse> {
  const frame = new URL(/<iframe\b[^>]*\bsrc="([^"]+)"/.exec(page.text)?.[1] ?? '');
  const expYear = String(new Date().getFullYear() + 2);
  const card = { number, expMonth: '04', expYear, cvv: '123', holderName: 'Pat Doe' };
  const headers = { Origin: frame.origin };
  const response = await fetch(frame, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(card) });
  const { searchParams } = new URL(response.headers.get('Location') ?? '');
  return shopper.post(page.path, Object.fromEntries(searchParams));
}

/** Places the order on a review page. */
export function placeOrder(shopper: HttpShopper, review: PageResponse): Promise<PageResponse> {
  const fields = ['paymentKey', 'orderKey', 'version'].map((field) => [field, fieldOf(review, field)] as const);
  return shopper.post(review.path, Object.fromEntries(fields));
}
