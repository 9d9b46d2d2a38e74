export { type CustomerAddress, type CustomerDocument, customerDocumentSchema } from './customer.ts';
export { findCustomer, type Customer } from './customers.ts';
export { type StoredAccount, storeAccount } from './store-account.ts';
export type { CustomerRow } from './table.ts';
export { admitToTrade, declineForTrade, removeFromTrade, tradeApplicants, tradeRecords } from './trade-members.ts';
