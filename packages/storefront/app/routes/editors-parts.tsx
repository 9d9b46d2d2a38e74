import type { ShouldRevalidateFunction } from 'react-router';
import { EditorsParts } from '../features/content/index.ts';

export { loadEditorsParts as loader } from '../features/content/index.server.ts';

/** Each page has its own parts. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname !== nextUrl.pathname || defaultShouldRevalidate;

export default EditorsParts;
