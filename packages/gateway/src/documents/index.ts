export { folderDesigns } from './designs.ts';
export { isDrawable } from './drawing/drawable.ts';
export { looksIn } from './model/looks.ts';
