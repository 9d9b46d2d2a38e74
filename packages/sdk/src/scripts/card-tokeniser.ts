import { isPaymentSuccess } from '@basin/domain';

/** What the hosted card frame answers: a token for the card, never the card. @see wire reference §25 */
export interface TokenisedCard {
  /** `870` is success; every other code is why not. */
  readonly code: string;
  readonly token: string | undefined;
  readonly brand: string | undefined;
  readonly lastFour: string | undefined;
  readonly expMonth: string | undefined;
  readonly expYear: string | undefined;
}

/** Asks the hosted frame for a token of the card that the shopper typed into it. A test gives one of its own. */
export interface CardTokeniser {
  readonly tokenise: () => Promise<TokenisedCard>;
}

/** The frame's own answer. */
interface FrameAnswer {
  readonly response?: string | number;
  readonly code?: string | number;
  readonly paypageRegistrationId?: string;
  readonly type?: string;
  readonly lastFour?: string;
  readonly expMonth?: string;
  readonly expYear?: string;
  readonly timeout?: boolean;
}

/** The code of a frame that did not answer in time, or in a form that cannot be read. */
const failed = '889';

/** Reads a frame's answer; what is not a success has no token. */
export function tokenisedCardFrom(answer: FrameAnswer): TokenisedCard {
  const code = answer.timeout ? failed : String(answer.response ?? answer.code ?? failed);
  const isToken = isPaymentSuccess(code);
  return {
    code,
    token: isToken ? answer.paypageRegistrationId : undefined,
    brand: answer.type,
    lastFour: answer.lastFour,
    expMonth: answer.expMonth,
    expYear: answer.expYear,
  };
}
