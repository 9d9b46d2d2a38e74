export { createAccount, type Account, type AccountNounCalls, type AccountOptions } from './account.ts';
export type { AddressBook, AddressRejection, AddressToSave, ChangedAddresses } from './address-book.ts';
export type { Customer, SavedAddress, TradeApplication } from './customer.ts';
export type { CustomerCart, CustomerCarts, WhichCustomer } from './customer-cart.ts';
export type { CompanyAssociate, GroupMembership, Membership, MembershipResult } from './membership.ts';
export { account } from './noun.ts';
export type {
  ModelNumbers,
  OwnedProduct,
  OwnedProducts,
  ProductRegistration,
  ProductToRegister,
  RegisteredProduct,
  RegisterProducts,
  RegistrationResult,
} from './owned-products.ts';
export type { AccountChange, ChangeEmail, ChangePassword, Profile, ProfileChange } from './profile.ts';
export type { ExpiredPassword, NewPassword, PasswordRecovery, RecoveryAnswer, RecoveryStep } from './recovery.ts';
export {
  createRegistrationForms,
  type MyProductState,
  type RegistrationForms,
  type RegistrationFormState,
} from './registration-form.ts';
export { createSignInProvider, type SignInProvider, type SignInProviderOptions } from './sign-in-provider.ts';
export type { Credentials, NewAccount, SignIn, SignInResult, SignUpResult } from './sign-in.ts';
