import type { ComponentType } from 'react';
import type { FormProps } from 'react-router';
import type { SentForm } from '../../shell/forms/read-form.ts';
import type { TextKey } from '../../shell/texts/translate.ts';

/** A sign-in or sign-up that did not succeed: what was sent, and why. */
export interface AccountFormAnswer extends SentForm {
  readonly intent: 'signIn' | 'signUp';
  /** What is wrong with no single field. */
  readonly problem?: TextKey | undefined;
}

/** Names and values of a form for customers that waits for the sign-in. It is kept on the page, and nowhere else. */
export type HeldForm = readonly (readonly [name: string, value: string])[];

/** The field in which the account forms carry it along. */
export const heldFormField = 'heldForm';

/** What the sign-in page answers to a form. */
export interface SignInAnswer {
  readonly answer?: AccountFormAnswer;
  readonly heldForm?: HeldForm | undefined;
  /** The held form can be sent now. */
  readonly isSignedIn?: boolean;
}

/** What the sign-in and the sign-up form need, on a page of their own and in a dialog. */
export interface AccountFormProps {
  readonly returnTo: string;
  /** The form of the page, or that of a fetcher, which stays where it is. */
  readonly Form: ComponentType<FormProps>;
  readonly isBusy: boolean;
  readonly answer?: AccountFormAnswer | undefined;
  readonly heldForm?: HeldForm | undefined;
}
