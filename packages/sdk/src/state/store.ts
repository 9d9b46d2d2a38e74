/** A value that changes, for who shows it: its members fit React's `useSyncExternalStore`. */
export interface Store<State> {
  readonly get: () => State;
  /** Calls the listener after each change, until the answer is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A store and the way to change it. */
export interface WritableStore<State> extends Store<State> {
  /** Takes the place of the members that it names. */
  readonly set: (changes: Partial<State>) => void;
}

/** A store of plain members; each state is a new object, an old one never changes. */
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
