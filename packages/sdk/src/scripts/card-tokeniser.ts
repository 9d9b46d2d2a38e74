import { isPaymentSuccess } from '@basin/domain';

/** The result of the hosted card frame: a token for the card, never the card. @see wire reference §25 */
export interface TokenisedCard {
  /** `870` is success; every other code is a reason for the failure. */
  readonly code: string;
  readonly token: string | undefined;
  readonly brand: string | undefined;
  readonly lastFour: string | undefined;
  readonly expMonth: string | undefined;
  readonly expYear: string | undefined;
}

/**
 * Requests a token from the hosted frame for the card that the shopper entered in it. A test passes its own
 * implementation.
 */
export interface CardTokeniser {
  readonly tokenise: () => Promise<TokenisedCard>;
}

/** The response of the frame. */
interface FrameResponse {
  readonly response?: string | number;
  readonly code?: string | number;
  readonly paypageRegistrationId?: string;
  readonly type?: string;
  readonly lastFour?: string;
  readonly expMonth?: string;
  readonly expYear?: string;
  readonly timeout?: boolean;
}

/** The code for a frame that timed out or returned an unreadable response. */
const failed = '889';

/** Parses the response of a frame; only a success has a token. */
export function tokenisedCardFrom(response: FrameResponse): TokenisedCard {
  const code = response.timeout ? failed : String(response.response ?? response.code ?? failed);
  const isToken = isPaymentSuccess(code);
  return {
    code,
    token: isToken ? response.paypageRegistrationId : undefined,
    brand: response.type,
    lastFour: response.lastFour,
    expMonth: response.expMonth,
    expYear: response.expYear,
  };
}
