import { defaultMessages, type DefaultMessage } from './messages.ts';

/** A message that the specification does not quote: the configured text, else the English default. @see wire reference A61 */
export function messageText(
  name: DefaultMessage,
  configured: Readonly<Partial<Record<DefaultMessage, string>>> = {},
): string {
  return configured[name] ?? defaultMessages[name];
}
