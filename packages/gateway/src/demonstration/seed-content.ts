import { fileURLToPath } from 'node:url';
import type { Db } from '../database/database.ts';
import { importContent } from '../import/content-folder.ts';

/** The folder with the pages, texts, settings and collections of the demonstration. */
export const contentFolder = fileURLToPath(new URL('./content/', import.meta.url));

/** Imports the demonstration's content into the database. It runs at every start, so that the content follows its files. */
export const seedContent = (db: Db): Promise<void> => importContent(db, contentFolder);
