import type { FormFields } from '../../shell/forms/read-form.ts';

const caller = ['firstName', 'lastName', 'email', 'phone', 'postalCode'] as const;

/** The fields of the service forms, by subject. */
export const leadFields = {
  design: { required: caller, optional: ['message'] },
  installation: { required: caller, optional: ['modelNumber', 'message'] },
  pro: { required: ['firstName', 'lastName', 'email', 'postalCode', 'message'], optional: ['phone'] },
} as const satisfies Readonly<Record<string, FormFields>>;

export type LeadSubject = keyof typeof leadFields;

export const isLeadSubject = (text: unknown): text is LeadSubject =>
  typeof text === 'string' && Object.hasOwn(leadFields, text);
