// A page that uses the SDK as in the first example of its README.
import { cart, createSdkFor, products } from '@basin/sdk';

export const sdk = createSdkFor({ products, cart }, { gatewayUrl: 'https://gateway.example/api', locale: 'en' });
