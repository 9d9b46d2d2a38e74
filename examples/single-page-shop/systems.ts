import type { SdkOptions } from '@basin/sdk';

/** The URLs of the shop's systems. */
export interface Systems {
  readonly sdk: SdkOptions;
  readonly imagesUrl: string;
  readonly paymentUrl: string;
}

const { VITE_GATEWAY_URL, VITE_AUTHOR_URL, VITE_IDENTITY_URL, VITE_IMAGES_URL, VITE_PAYMENT_URL } = import.meta.env;

export const systems: Systems = {
  sdk: {
    gatewayUrl: VITE_GATEWAY_URL ?? 'http://localhost:4000',
    authorUrl: VITE_AUTHOR_URL ?? 'http://localhost:4001',
    identityUrl: VITE_IDENTITY_URL ?? 'http://localhost:4002',
    clientId: 'storefront',
    redirectUri: `${location.origin}/login/callback`,
  },
  imagesUrl: VITE_IMAGES_URL ?? 'http://localhost:4003',
  paymentUrl: VITE_PAYMENT_URL ?? 'http://localhost:4004',
};
