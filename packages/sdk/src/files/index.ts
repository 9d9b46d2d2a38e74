export * from './download.ts';
export * from './upload-progress.ts';
export * from './upload.ts';
