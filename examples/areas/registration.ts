import type { SdkCalls } from '@basin/sdk';

/** Registers a product bought elsewhere. Only the value `true` means success. */
export async function registerPurchase(sdk: SdkCalls, modelNumber: string, purchaseDate: string) {
  const { success, message } = await sdk.registration.register({
    body: {
      type: 'offline',
      firstName: 'Pat',
      lastName: 'Doe',
      email: 'pat@example.org',
      phone: '5550100123',
      address: { country: 'US', postalCode: '53703' },
      products: [{ modelNumber, quantity: 1, purchaseDate, placeOfPurchase: 'Showroom' }],
      lang: 'en-US',
      brand: 'basin',
    },
  });
  return success ? 'registered' : message;
}
