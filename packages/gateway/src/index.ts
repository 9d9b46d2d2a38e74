export { seedAccounts } from './accounts/seed-accounts.ts';
export { seedContent } from './content/seed-content.ts';
export { createGateway, type Gateway, type GatewayOptions, type Origin } from './create-gateway.ts';
export { sendEmails, type SendOptions } from './emails/send-emails.ts';
export { type RenderedEmail } from './emails/render-email.ts';
export { createKeys, loadKeys } from './identity/keys.ts';
export { createLogger } from './log.ts';
export { seedIfEmpty } from './seed/seed-catalogue.ts';
export { openDatabase, type Db } from './store/database.ts';
