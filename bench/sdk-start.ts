// The bundle of a page that uses the SDK as its README begins.
import { cart, createSdkFor, products } from '@basin/sdk';

export const sdk = createSdkFor({ products, cart }, { gatewayUrl: 'https://gateway.example/api', locale: 'en' });
