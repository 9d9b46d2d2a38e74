import { lazy, type ComponentType as ReactComponent } from 'react';
import type { ComponentType } from './component-views.server.ts';
import type { PartProps } from './part-props.ts';

/**
 * Returns the function that takes a component out of a module that only the pages with such a component fetch.
 *
 * @param loaded the module on the server, where it is there at once. @see ShopTheRoom
 */
export const componentsOnDemand =
  <Module>(load: () => Promise<Module>, loaded: Module | undefined) =>
  <Type extends ComponentType>(choose: (module: Module) => ReactComponent<PartProps<Type>>) =>
    loaded ? choose(loaded) : lazy(async () => ({ default: choose(await load()) }));
