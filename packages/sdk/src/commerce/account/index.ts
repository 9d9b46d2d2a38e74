export { createAccount, type Account, type AccountNounCalls, type AccountOptions } from './account.ts';
export type { AddressBook, AddressRejection, AddressToSave, ChangedAddresses } from './address-book.ts';
export type { Customer, SavedAddress } from './customer.ts';
export { account } from './noun.ts';
export type { ChangePassword, PasswordChange, Profile, ProfileChange } from './profile.ts';
