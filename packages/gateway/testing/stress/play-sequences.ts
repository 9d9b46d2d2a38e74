import fc from 'fast-check';
import { inParallel, times } from '../in-parallel.ts';
import { cartCommands } from './cart-commands.ts';
import { customerCommands } from './customer-commands.ts';
import { newWorld, type Stage } from './shopping-world.ts';

export interface Sequences {
  readonly count: number;
  readonly longest: number;
  /** How many are played at once, each with its own shoppers and skus. */
  readonly atOnce: number;
}

/**
 * Plays random sequences of commands on the gateway and on the model, and compares the two after each command.
 *
 * @throws {Error} with the seed and the shortest failing sequence found
 */
export async function playSequences(stage: Stage, { count, longest, atOnce }: Sequences): Promise<void> {
  const sequence = fc.commands([...cartCommands, ...customerCommands], { maxCommands: longest, size: 'max' });
  const play = () =>
    fc.assert(
      fc.asyncProperty(sequence, async (commands) => {
        const world = await newWorld(stage);
        await fc.asyncModelRun(() => world, commands);
      }),
      { numRuns: Math.ceil(count / atOnce) },
    );
  await inParallel(
    atOnce,
    times(atOnce, () => play),
  );
}
