export { type Uploads, attach, uploadsAt } from './attach.ts';
export { isOfType, nameOfType, uploadTypes } from './file-type.ts';
export { countBytes, countUpload } from './upload-limits.ts';
export { findUpload, storeUpload } from './uploads.ts';
