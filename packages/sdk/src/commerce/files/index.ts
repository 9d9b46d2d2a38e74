export {
  createFiles,
  type Files,
  type FilesNounCalls,
  type FilesOptions,
  type UploadedFile,
  type UploadFile,
  type ZipFiles,
} from './files.ts';
export { files } from './noun.ts';
