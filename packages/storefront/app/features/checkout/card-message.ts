import { isPaymentSuccess } from '@basin/domain';

/**
 * Returns a function that picks the success responses out of the card frame's messages, each of them once: the frame
 * repeats its message until it is removed.
 */
export function createCardMessageReader(): (message: object) => Record<string, string> | undefined {
  const tokens = new Set<unknown>();
  return (message) => {
    const { response, paypageRegistrationId: token } = message as Record<string, string>;
    if (!isPaymentSuccess(String(response)) || tokens.has(token)) return undefined;
    tokens.add(token);
    return message as Record<string, string>;
  };
}
