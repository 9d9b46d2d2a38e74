/** The Trusted Types policy that lets in the script of a financing provider. */
export const financingPolicyName = 'financing';
