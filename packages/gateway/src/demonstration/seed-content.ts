import { fileURLToPath } from 'node:url';
import type { Db } from '../database/database.ts';
import { importContent } from '../import/content-folder.ts';

/** The pages, texts, settings and collections of the demonstration store. */
export const contentFolder = fileURLToPath(new URL('./content/', import.meta.url));

/** Puts the demonstration's content into the database, at every start: it follows its files. */
export const seedContent = (db: Db): Promise<void> => importContent(db, contentFolder);
