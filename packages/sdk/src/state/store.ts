/** An observable value; its members match React's `useSyncExternalStore`. */
export interface Store<State> {
  readonly get: () => State;
  /** Calls the listener after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A store that can be changed. */
export interface WritableStore<State> extends Store<State> {
  /** Replaces the given members. */
  readonly set: (changes: Partial<State>) => void;
}

/** Creates a store; each state is a new object, and old states never change. */
export function createStore<State extends object>(initial: State): WritableStore<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(changes) {
      state = { ...state, ...changes };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
