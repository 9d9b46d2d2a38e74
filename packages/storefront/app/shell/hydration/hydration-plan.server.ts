import type { EntryContext } from 'react-router';
import type { HydrationPlan } from './plan.ts';

/**
 * The plan of a rendered page. It says what React Router's `<Scripts>` says, but as data, so that no module is asked
 * for early and Trusted Types hold. From here on React Router streams the loader data into the page.
 */
export function hydrationPlan(context: EntryContext, texts: string, nonce: string | undefined): HydrationPlan {
  context.renderMeta = { ...context.renderMeta, didRenderScripts: true };
  const { manifest, staticHandlerContext, serverHandoffString = '{}' } = context;
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const imports = [...manifest.entry.imports, ...routes.flatMap((route) => route.imports ?? [])];
  return {
    nonce,
    handoff: `window.__reactRouterContext=${withoutUnset(serverHandoffString)};${streamSetup}`,
    addresses: {
      manifest: manifest.url,
      entry: manifest.entry.module,
      texts,
      routes: routes.map((route) => [route.id, modulesOf(route)]),
      preloads: [...new Set(imports)],
    },
  };
}

/** The beginning of React Router's data, without switches that are off. */
const withoutUnset = (handoff: string) => handoff.replaceAll(/"unstable_\w+":false,?/g, '');

const streamSetup =
  'window.__reactRouterContext.stream=new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream());';

type RouteEntry = NonNullable<EntryContext['manifest']['routes'][string]>;

/** Several only where React Router has split a route; the parts make one module together. */
const modulesOf = (route: RouteEntry): string[] =>
  [
    route.clientActionModule,
    route.clientLoaderModule,
    route.clientMiddlewareModule,
    route.hydrateFallbackModule,
    route.module,
  ].filter((url) => url !== undefined);
