import { cookieTokenStore, createSdk, type Sdk, type SdkOptions } from '@basin/sdk';
import { createCookieSessionStorage, data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';

/** Creates a route in React Router. Each request has its own SDK, whose tokens are stored in a signed cookie. */
export function cartRoute(systems: SdkOptions, secret: string) {
  const { getSession, commitSession } = createCookieSessionStorage({
    cookie: { name: 'shopper', secrets: [secret], httpOnly: true, sameSite: 'lax', secure: true, path: '/' },
  });

  /** Runs `work` with the SDK of the request's shopper and saves their session. */
  async function forShopper<Result>(request: Request, work: (sdk: Sdk) => Promise<Result>) {
    const session = await getSession(request.headers.get('Cookie'));
    const sdk = createSdk({ ...systems, tokens: cookieTokenStore(session) });
    const result = await work(sdk);
    return data(result, { headers: { 'Set-Cookie': await commitSession(session) } });
  }

  return {
    loader: ({ request }: LoaderFunctionArgs) => forShopper(request, (sdk) => sdk.cart.get()),
    action: ({ request }: ActionFunctionArgs) =>
      forShopper(request, async (sdk) => {
        const sku = (await request.formData()).get('sku');
        return sdk.cart.add({ sku: typeof sku === 'string' ? sku : '', quantity: 1 });
      }),
  };
}
