import type { ComponentType } from 'react';
import type { FormProps } from 'react-router';
import type { SentForm } from '../../forms/read-form.ts';
import type { TextKey } from '../../texts/translate.ts';

/** A sign-in or sign-up that did not succeed: what was sent, and why. */
export interface AccountFormAnswer extends SentForm {
  readonly intent: 'signIn' | 'signUp';
  /** What is wrong with no single field. */
  readonly problem?: TextKey | undefined;
}

/** What the sign-in and the sign-up form need, on a page of their own and in a dialog. */
export interface AccountFormProps {
  readonly returnTo: string;
  /** The form of the page, or that of a fetcher, which stays where it is. */
  readonly Form: ComponentType<FormProps>;
  readonly isBusy: boolean;
  readonly answer?: AccountFormAnswer | undefined;
}
