import { lazy, type ComponentType as ReactComponent } from 'react';
import type { ComponentType } from './component-views.server.ts';
import type { PartProps } from './part-props.ts';

/**
 * Returns a function that takes a component from a module that only pages with that component load.
 *
 * @param loaded the module on the server, where it is available synchronously. @see ShopTheRoom
 */
export const componentsOnDemand =
  <Module>(load: () => Promise<Module>, loaded: Module | undefined) =>
  <Type extends ComponentType>(choose: (module: Module) => ReactComponent<PartProps<Type>>) =>
    loaded ? choose(loaded) : lazy(async () => ({ default: choose(await load()) }));
