import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreNotFound } from '../images/index.ts';

const parts = ['', 'images', 'drawings', 'models', 'guides'];

/** Returns a text that changes with every import of pictures, and when files are replaced in a pictures folder. */
export async function picturesVersion(folder: string): Promise<string> {
  const stats = parts.map((part) => stat(join(folder, part)).catch(ignoreNotFound));
  return (await Promise.all(stats)).map((found) => found?.mtimeMs).join();
}
