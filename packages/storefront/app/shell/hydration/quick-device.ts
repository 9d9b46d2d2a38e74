const name = 'hydration';
const slowMs = 400;

/** Starts measuring how long this device takes to hydrate its page; returns a function that ends it. */
export function measureHydration(): () => void {
  performance.mark(name);
  return () => performance.measure(name, name);
}

/** Whether the device hydrated its page quickly. */
export const isQuickDevice = (): boolean => {
  const [hydration] = performance.getEntriesByName(name, 'measure');
  return hydration !== undefined && hydration.duration < slowMs;
};
