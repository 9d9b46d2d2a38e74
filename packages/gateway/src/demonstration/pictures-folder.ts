import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { linkPictures } from '../import/import-pictures.ts';

/** The folder with the pictures of the demonstration, and the drawings and models of its designs. */
export const picturesFolder = fileURLToPath(new URL('./pictures/', import.meta.url));

/** The folder with the pictures only. */
export const imagesFolder = join(picturesFolder, 'images');

/** Links the demonstration's pictures into a data folder, unless it has its own. They are 44 MB, so they are not copied. */
export const linkDemoPictures = (dataDir: string): Promise<void> => linkPictures(picturesFolder, dataDir);
