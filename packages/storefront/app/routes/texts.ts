export { loadTexts as loader } from '../shell/texts/texts-file.server.ts';
