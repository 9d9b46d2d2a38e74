import { afterAll } from 'vitest';
import { openDatabases } from './open-databases.ts';

/** Closes the databases that a test file left open: test files share a process, and each database takes 200 MB. */
afterAll(async () => {
  const open = [...openDatabases].filter(({ closed }) => !closed);
  openDatabases.clear();
  await Promise.all(open.map((database) => database.close()));
});
