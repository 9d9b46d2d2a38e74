import { isRouteErrorResponse } from 'react-router';

/** Whether an error is the page's response to a request that it does not understand, such as an unknown form. */
export const isBadRequest = (error: unknown): boolean =>
  isRouteErrorResponse(error) && (error.status === 400 || error.status === 405);
