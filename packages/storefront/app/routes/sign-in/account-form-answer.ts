import type { SentForm } from '../../forms/read-form.ts';
import type { TextKey } from '../../texts/translate.ts';

/** A sign-in or sign-up that did not succeed: what was sent, and why. */
export interface AccountFormAnswer extends SentForm {
  readonly intent: 'signIn' | 'signUp';
  /** What is wrong with no single field. */
  readonly problem?: TextKey | undefined;
}
