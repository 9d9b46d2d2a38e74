import { folderDesigns } from '../documents/index.ts';
import { picturesFolder } from './pictures-folder.ts';

/** The designs of the demonstration store. */
export const houseDesigns = folderDesigns(picturesFolder);
