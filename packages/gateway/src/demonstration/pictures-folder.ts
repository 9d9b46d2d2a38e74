import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { linkPictures } from '../import/import-pictures.ts';

/** The pictures of the demonstration store, with the drawings and models of its designs, as the studio publishes them. */
export const picturesFolder = fileURLToPath(new URL('./pictures/', import.meta.url));

/** The folder of the pictures themselves. */
export const imagesFolder = join(picturesFolder, 'images');

/** Lets a shop show the demonstration's pictures, unless it has its own. They are 44 MB: they are not copied. */
export const showHousePictures = (dataDir: string): Promise<void> => linkPictures(picturesFolder, dataDir);
