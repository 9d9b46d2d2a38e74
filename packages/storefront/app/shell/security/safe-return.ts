import { safeReturnTo as safePath } from '@basin/domain';

/**
 * Returns the path of this site in a form or query, for a redirect after a sign-in or a change. Returns the fallback
 * for anything else.
 */
export const safeReturnTo = (target: FormDataEntryValue | null | undefined, fallback: string): string =>
  typeof target === 'string' ? safePath(target, fallback) : fallback;
