/** The databases that tests have opened; in its own module, so that tests without a database do not load the engine. */
export const openDatabases = new Set<{ readonly closed: boolean; close(): Promise<void> }>();
