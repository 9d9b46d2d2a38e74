export {
  createContent,
  type Content,
  type ContentNounCalls,
  type ContentOptions,
  type ListOption,
  type OptionListName,
} from './content.ts';
export { content } from './noun.ts';
export type { ContentPage, ContentPart } from './read-page.ts';
export type { ContentSettings, LocationErrorText } from './read-settings.ts';
