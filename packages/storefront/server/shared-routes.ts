import { LRUCache } from 'lru-cache';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { sharedWithGuests } from '../app/shell/document/shared-page.server.ts';

type Routes = ServerBuild['routes'];

/** The properties of a route that matching needs. */
interface RouteNode {
  readonly id: string;
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  readonly children: readonly RouteNode[];
}

const maxCachedPaths = 5_000;

/** Returns a function that tells whether the route of a path lets guests share its page. */
export function findSharedRoutes(routes: Routes): (pathname: string) => boolean {
  const tree = childrenOf(routes, undefined) as RouteObject[];
  const known = new LRUCache<string, boolean>({ max: maxCachedPaths });
  return (pathname) => {
    const path = pathname.replace(/(?:\/_)?\.data$/, ''); // the suffix of the router's data requests
    const shared = known.get(path) ?? isShared(routes, matchRoutes(tree, path || '/')?.at(-1)?.route.id);
    known.set(path, shared);
    return shared;
  };
}

const childrenOf = (routes: Routes, parentId: string | undefined): RouteNode[] =>
  Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => (route.parentId ?? undefined) === parentId)
    .map(({ id, path, index }) => ({ id, path, index, children: childrenOf(routes, id) }));

const isShared = (routes: Routes, id = ''): boolean => routes[id]?.module.middleware === sharedWithGuests;
