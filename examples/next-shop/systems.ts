import { createConfigCache, createRetryBudget, type SdkOptions } from '@basin/sdk';
import { locale } from './locale.ts';

const authorUrl = process.env.AUTHOR_URL ?? 'http://localhost:4001';

/**
 * The options of every shopper's SDK: the URLs of the shop's systems, on this machine unless environment variables
 * override them, and what all shoppers share.
 */
export const systems: SdkOptions = {
  gatewayUrl: process.env.GATEWAY_URL ?? 'http://localhost:4000/api',
  authorUrl,
  identityUrl: process.env.IDENTITY_URL ?? 'http://localhost:4002',
  clientId: 'storefront',
  redirectUri: `${process.env.SHOP_URL ?? 'http://localhost:3000'}/login/callback`,
  locale,
  config: createConfigCache({ authorUrl }),
  retryBudget: createRetryBudget(),
};

export const imagesUrl = process.env.IMAGES_URL ?? 'http://localhost:4003';
export const paymentUrl = process.env.PAYMENT_URL ?? 'http://localhost:4004';
