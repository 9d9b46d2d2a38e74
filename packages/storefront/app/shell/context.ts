import type { RouterContextProvider } from 'react-router';

/** The values of a request, which its loaders and actions read: session, language, SDK. @see request-context.server.ts */
export type Context = Readonly<RouterContextProvider>;
