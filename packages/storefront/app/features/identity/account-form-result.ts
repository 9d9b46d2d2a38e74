import type { AccountType } from '@basin/domain';
import type { ComponentType } from 'react';
import type { FormProps } from 'react-router';
import type { SentForm } from '../../shell/forms/read-form.ts';
import type { TextKey } from '../../shell/texts/translate.ts';

/** A rejected sign-in or sign-up: the submitted values and the problems. */
export interface AccountFormResult extends SentForm {
  readonly intent: 'signIn' | 'signUp';
  /** A problem that belongs to no single field. */
  readonly problem?: TextKey | undefined;
  /** What was chosen beside the fields of a sign-up. */
  readonly choices?: SignUpChoices;
}

/** What a sign-up form asks besides texts. */
export interface SignUpChoices {
  readonly accountType: AccountType;
  readonly wantsNewsletter: boolean;
}

/** The field names and values of a form for customers that waits for the sign-in. It is stored only in the page. */
export type HeldForm = readonly (readonly [name: string, value: string])[];

/** The name of the field in which the account forms carry the held form. */
export const heldFormField = 'heldForm';

/** The action data of the sign-in page. */
export interface SignInPageResult {
  readonly result?: AccountFormResult;
  readonly heldForm?: HeldForm | undefined;
  /** Whether the held form can be submitted now. */
  readonly isSignedIn?: boolean;
}

/** The props of the sign-in and sign-up forms, on a page and in a dialog. */
export interface AccountFormProps {
  readonly returnTo: string;
  /** The form component of the page, or a fetcher's form, which does not navigate. */
  readonly Form: ComponentType<FormProps>;
  readonly isBusy: boolean;
  readonly result?: AccountFormResult | undefined;
  readonly heldForm?: HeldForm | undefined;
}
