export { type Uploads, attach, uploadsUrl } from './attach.ts';
export { hasContentOfType, fileNameForType, uploadTypes } from './file-type.ts';
export { countBytes, countUpload } from './upload-limits.ts';
export { findUpload, storeUpload } from './uploads.ts';
