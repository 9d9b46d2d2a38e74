export { folderDesigns } from './designs.ts';
export { isDrawable } from './drawing/drawable.ts';
export { guideRulesSchema, guidesSchema } from './guides.ts';
export { looksIn, looksSchema } from './model/looks.ts';
