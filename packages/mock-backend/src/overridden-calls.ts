import {
  addOverriddenCalls,
  type CallOverride,
  hasError,
  namedCalls,
  noOverrides,
  type Env,
  type Overrides,
  type Origin,
} from '@basin/gateway/engine';
import { Hono } from 'hono';
import type { CallOverrides } from './mock-backend.ts';

/** The calls that answer otherwise than the shop would. */
export class OverriddenCalls {
  #calls = new Map<string, CallOverride>();

  /** @throws {RangeError} when there is no such call */
  of(name: string): CallOverrides {
    const entry = namedCalls.get(name);
    if (!entry) throw new RangeError(`there is no call '${name}': name one of sdk.calls, such as cart.update`);
    const set = (more: CallOverride) => this.#calls.set(name, { ...this.#calls.get(name), ...more });
    return {
      takes: (latencyMs) => void set({ latencyMs }),
      fails(error) {
        if (!hasError(name, entry, String(error)))
          throw new RangeError(`${name} does not answer ${error}: name a status or an error that is documented for it`);
        set({ error: String(error) });
      },
    };
  }

  clear(): void {
    this.#calls.clear();
  }

  /** A system of the shop whose calls answer as they are overridden. */
  over(origin: Origin, system: 'gateway' | 'author' | 'identity'): Origin {
    const overridesOf = (): Overrides => ({ ...noOverrides, calls: this.#calls });
    const app = new Hono<Env>();
    addOverriddenCalls(app, { origin, system, overridesOf, run: (_, answer) => answer() });
    return { fetch: (request) => app.fetch(request, {}) };
  }
}
