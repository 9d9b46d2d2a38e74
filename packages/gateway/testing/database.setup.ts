import { afterAll } from 'vitest';
import { opened } from './opened.ts';

/** Closes what the tests of a file left open: files share a process, and each database takes 200 MB of it. */
afterAll(async () => {
  const open = [...opened].filter(({ closed }) => !closed);
  opened.clear();
  await Promise.all(open.map((database) => database.close()));
});
