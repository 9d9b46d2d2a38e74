export { AccountSettingsPage } from './AccountSettingsPage.tsx';
export { AddressBookPage } from './AddressBookPage.tsx';
export { AccountFrame } from './AccountFrame.tsx';
