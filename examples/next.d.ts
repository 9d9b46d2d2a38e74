/**
 * What `next-shop` uses of Next, for the types of this repository: whoever works here need not install Next. The consumers build the
 * shop with Next itself, by Next's own types.
 */
interface CookieOptions {
  readonly httpOnly?: boolean;
  readonly sameSite?: 'lax';
  readonly secure?: boolean;
  readonly path?: string;
}

interface CookieJar {
  readonly get: (name: string) => { readonly value: string } | undefined;
  readonly set: (name: string, value: string, options?: CookieOptions) => unknown;
}

declare module 'next/cache' {
  function revalidatePath(path: string, type?: 'layout'): void;
}

declare module 'next/headers' {
  function cookies(): Promise<CookieJar>;
}

declare module 'next/navigation' {
  function redirect(to: string): never;
  function notFound(): never;
}

declare module 'next/server' {
  interface NextRequest extends Request {
    readonly cookies: CookieJar;
  }
  class NextResponse extends Response {
    static next(init?: { readonly request: NextRequest }): NextResponse;
    readonly cookies: CookieJar;
  }
}
