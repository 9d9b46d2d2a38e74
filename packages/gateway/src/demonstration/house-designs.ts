import { folderDesigns } from '../documents/designs.ts';
import { picturesFolder } from './pictures-folder.ts';

/** The designs of the demonstration store. */
export const houseDesigns = folderDesigns(picturesFolder);
