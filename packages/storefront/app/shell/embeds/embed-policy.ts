/** The Trusted Types policy for third-party scripts that embed content. */
export const embedPolicyName = 'embeds';
