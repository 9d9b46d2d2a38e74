export { createGateway, type GatewayOptions } from './main/create-gateway.ts';
export type { Gateway, Origin } from './http/origin.ts';
export { sendEmails, type FailedAttempt, type SendOptions } from './mail/send-emails.ts';
export { type RenderedEmail } from './mail/render-email.ts';
export { loadKeys } from './identity/key-file.ts';
export { createKeys } from './identity/keys.ts';
export { createLogger } from './http/log.ts';
export { openDatabase, type Db } from './database/database.ts';
