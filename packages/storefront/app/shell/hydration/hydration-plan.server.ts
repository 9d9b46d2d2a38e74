import type { EntryContext } from 'react-router';
import type { HydrationPlan } from './plan.ts';

/**
 * Returns the hydration plan of a rendered page. It contains the information of React Router's `<Scripts>`, but as
 * data: no module loads early and the page works under Trusted Types. From here on React Router streams the loader data
 * into the page.
 */
export function hydrationPlan(context: EntryContext, texts: string, nonce: string | undefined): HydrationPlan {
  context.renderMeta = { ...context.renderMeta, didRenderScripts: true };
  const { manifest, staticHandlerContext, serverHandoffString = '{}' } = context;
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const imports = [...manifest.entry.imports, ...routes.flatMap((route) => route.imports ?? [])];
  return {
    nonce,
    handoff: `window.__reactRouterContext=${removeDisabledFlags(serverHandoffString)};${streamSetup}`,
    urls: {
      manifest: manifest.url,
      entry: manifest.entry.module,
      texts,
      routes: routes.map((route) => [route.id, modulesOf(route)]),
      preloads: [...new Set(imports)],
    },
  };
}

/** Removes disabled flags from the start of React Router's data. */
const removeDisabledFlags = (handoff: string) =>
  handoff.replaceAll(/"unstable_\w+":false,?/g, '').replace(',"isSpaMode":false', '');

const streamSetup =
  'window.__reactRouterContext.stream=new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream());';

type RouteEntry = NonNullable<EntryContext['manifest']['routes'][string]>;

/** A route has several only when React Router has split it; together they form one module. */
const modulesOf = (route: RouteEntry): string[] =>
  [
    route.clientActionModule,
    route.clientLoaderModule,
    route.clientMiddlewareModule,
    route.hydrateFallbackModule,
    route.module,
  ].filter((url) => url !== undefined);
