import { lazy, type ComponentType } from 'react';

/** Loads a part that its page can do without. It renders nothing when its script fails to load, for example offline. */
export const lazyOptional = <Props extends object>(load: () => Promise<{ readonly default: ComponentType<Props> }>) =>
  lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })));
