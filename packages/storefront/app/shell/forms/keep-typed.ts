import type { ShouldRevalidateFunction } from 'react-router';

/**
 * Reloads the data of a page with a form after that form, but not after another form on the page, such as the
 * newsletter's: with new data the form would be emptied.
 */
export const keepTyped: ShouldRevalidateFunction = ({ formAction, currentUrl, defaultShouldRevalidate }) =>
  (formAction === undefined || formAction.startsWith(currentUrl.pathname)) && defaultShouldRevalidate;
