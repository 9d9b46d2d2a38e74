import type { SdkCalls } from '@basin/sdk';

/** Writes to the shop; the same key makes one case of what is sent twice. */
export async function askTheHouse(sdk: SdkCalls, question: string, idempotencyKey: string) {
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
