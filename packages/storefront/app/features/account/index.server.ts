export { accountOwner, isForOtherAccount } from './account-owner.server.ts';
export { handleSettingsForm, loadAccountSettings } from './account-settings.server.ts';
export { handleAddressBookForm, loadAddressBook } from './address-book.server.ts';
export { loadPersonalData } from './personal-data.server.ts';
export { accountMiddleware, loadAccount } from './account-frame.server.ts';
