import type { SdkCalls } from '@basin/sdk';

/** Sends a message to the shop. Sending it twice with the same key creates one case. */
export async function sendQuestion(sdk: SdkCalls, question: string, idempotencyKey: string) {
  const { caseNumber } = await sdk.crm.openCase({
    idempotencyKey,
    body: {
      name: 'Pat Doe',
      email: 'pat@example.org',
      subject: 'A question',
      description: question,
      brand: 'basin',
      locale: 'en-US',
    },
  });
  return caseNumber;
}
