export { endTransactions, findAccountByLogin, findAccountByUid, loginFrom, type Account } from './accounts.ts';
export { cancelEmailChange, openEmailChange, pendingEmailOf, takeEmailChange } from './email-changes.ts';
export type { IdentityContext } from './identity-context.ts';
export { resetSignInAttempts } from './known-networks.ts';
export { argon2Passwords, hashPassword } from './password-hash.ts';
export { passwordRejections } from './password-policy.ts';
export { hashSecret, newSecret } from './secret.ts';
export { setPassword } from './set-password.ts';
export type { AccountRow } from './table.ts';
