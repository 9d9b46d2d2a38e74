/** The Trusted Types policy that lets in the scripts of others that show something in a page. */
export const embedPolicyName = 'embeds';
