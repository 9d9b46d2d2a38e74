import type fc from 'fast-check';
import type { Model, World } from './shopping-world.ts';

export type ShopCommand = fc.AsyncCommand<Model, World>;

/** Creates a command with a name for failure messages. */
export const modelCommand = (
  name: string,
  isPossible: (model: Model) => boolean,
  run: (model: Model, real: World) => Promise<void>,
): ShopCommand => ({
  check: (model) => isPossible(model),
  run,
  toString: () => name,
});
