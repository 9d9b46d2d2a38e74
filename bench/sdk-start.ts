// The bundle of a page that uses the SDK as its README begins.
import { createCallsFor, nullOn } from '@basin/sdk';
import * as cartCalls from '@basin/sdk/cart';

const sdk = createCallsFor({ cart: cartCalls }, { gatewayUrl: 'https://gateway.example/api' });

export const activeCart = () => sdk.cart.active().catch(nullOn(404));
export const { create, update } = sdk.cart;
