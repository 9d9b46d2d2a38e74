import { safeReturnTo as safePath } from '@basin/domain';

/** A path of this site to go to after sign-in or a change, as a form or a query gives it; the fallback for anything else. */
export const safeReturnTo = (target: FormDataEntryValue | null | undefined, fallback: string): string =>
  typeof target === 'string' ? safePath(target, fallback) : fallback;
