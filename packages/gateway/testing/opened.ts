/** The databases that tests opened; apart from the engine, so that a test without one loads none of it. */
export const opened = new Set<{ readonly closed: boolean; close(): Promise<void> }>();
