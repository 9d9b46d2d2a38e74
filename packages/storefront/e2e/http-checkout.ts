import { fieldOf, type Answer, type HttpShopper } from './http-shopper.ts';

/** Gives a card to the payment frame of a page, and its answer to the shop. */
export async function giveCard(shopper: HttpShopper, page: Answer, number: string): Promise<Answer> {
  const frame = new URL(/<iframe\b[^>]*\bsrc="([^"]+)"/.exec(page.text)?.[1] ?? '');
  const expYear = String(new Date().getFullYear() + 2);
  const card = { number, expMonth: '04', expYear, cvv: '123', holderName: 'Pat Doe' };
  const headers = { Origin: frame.origin };
  const answer = await fetch(frame, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(card) });
  const { searchParams } = new URL(answer.headers.get('Location') ?? '');
  return shopper.post(page.path, Object.fromEntries(searchParams));
}

/** Places the order that a page shows for review. */
export function placeOrder(shopper: HttpShopper, review: Answer): Promise<Answer> {
  const fields = ['paymentKey', 'orderKey', 'version'].map((field) => [field, fieldOf(review, field)] as const);
  return shopper.post(review.path, Object.fromEntries(fields));
}
