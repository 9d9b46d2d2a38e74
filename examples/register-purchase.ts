import { createRegistrationForms, createSdk, type RegistrationFormState, type SdkOptions } from '@basin/sdk';

/** Registers a product bought in a store and returns the state that the form shows. */
export async function registerPurchase(systems: SdkOptions, modelNumber: string): Promise<RegistrationFormState> {
  const forms = createRegistrationForms(createSdk(systems).account);
  await forms.register({
    kind: 'offline',
    firstName: 'Pat',
    lastName: 'Doe',
    email: 'pat@example.org',
    phone: '5550100123',
    address: { country: 'US', postalCode: '53703' },
    products: [{ modelNumber, purchasedAt: new Date('2029-12-24'), placeOfPurchase: 'Showroom' }],
  });
  return forms.get().offlineRegistration;
}
