import { expectSame, Inconclusive } from './verdict.ts';
import type { Visit } from './visit.ts';

const testCard = '4111111111111111';

/** Resolves to a token of a test card: a given one, or a new one of Basin's card frame. */
export async function cardToken(visit: Visit): Promise<string> {
  const { cardFrameUrl, cardTokens: [given] = [] } = visit.settings;
  if (given !== undefined) return given;
  if (cardFrameUrl === undefined)
    throw new Inconclusive('no card was given (--card-frame, or CONFORMANCE_CARD_TOKENS)');
  const form = { number: testCard, cvv: '123', expMonth: '12', expYear: futureYear(), holderName: 'Conny Form' };
  const request = new Request(`${cardFrameUrl.replace(/\/$/, '')}/frame`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });
  const response = await visit.send('cardFrame', request);
  const { response: code, paypageRegistrationId: token } = (await response.json()) as Partial<Record<string, string>>;
  expectSame(code, '870', 'the code of the card frame');
  return token ?? '';
}

const futureYear = (): string => String(new Date().getUTCFullYear() + 5);
