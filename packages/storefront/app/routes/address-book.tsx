import { AddressBookPage } from '../features/account/index.ts';

export { handleAddressBookForm as action, loadAddressBook as loader } from '../features/account/index.server.ts';

export default AddressBookPage;
