import type { SdkOptions } from '@basin/sdk';
import { locale } from './locale.ts';

/** The URLs of the shop's systems; on this machine unless environment variables override them. */
export const systems: SdkOptions = {
  gatewayUrl: process.env.GATEWAY_URL ?? 'http://localhost:4000/api',
  authorUrl: process.env.AUTHOR_URL ?? 'http://localhost:4001',
  identityUrl: process.env.IDENTITY_URL ?? 'http://localhost:4002',
  clientId: 'storefront',
  redirectUri: `${process.env.SHOP_URL ?? 'http://localhost:3000'}/login/callback`,
  locale,
};

export const imagesUrl = process.env.IMAGES_URL ?? 'http://localhost:4003';
export const paymentUrl = process.env.PAYMENT_URL ?? 'http://localhost:4004';
