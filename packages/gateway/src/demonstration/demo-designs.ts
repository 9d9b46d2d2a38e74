import { folderDesigns } from '../documents/index.ts';
import { picturesFolder } from './pictures-folder.ts';

/** The designs of the demonstration. */
export const demoDesigns = folderDesigns(picturesFolder);
