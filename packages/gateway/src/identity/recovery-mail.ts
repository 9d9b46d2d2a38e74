import { postEmail } from '../mail/index.ts';
import { countAttempt, type AttemptLimit } from '../http/limits/attempts.ts';
import { findAccountByLogin, loginFrom } from './accounts.ts';
import type { IdentityContext } from './identity-context.ts';
import { openTransaction } from './transactions.ts';

const mailLimit: AttemptLimit = { name: 'recovery-mail', most: 5, windowSeconds: 900 };
/** A request that is sent again, by a second press or by the shop, is one request. */
const repeatLimit: AttemptLimit = { name: 'recovery-mail-repeat', most: 1, windowSeconds: 30 };
const REQUEST_TAKES_MS = 100;

/** Sends mail that opens a locked account. The answer does not tell whether there is one. */
export const requestUnlock = (context: IdentityContext, username: string) =>
  requestMail(context, username, { kind: 'unlock', recoveryType: 'UNLOCK' });

/** Sends mail that lets a new password be set. The answer does not tell whether there is such an account. */
export const requestPassword = (context: IdentityContext, username: string) =>
  requestMail(context, username, { kind: 'recovery', recoveryType: 'PASSWORD' });

type MailKind = 'unlock' | 'recovery';

async function requestMail(
  context: IdentityContext,
  username: string,
  { kind, recoveryType }: { kind: MailKind; recoveryType: string },
) {
  // longer than either way takes, so that the time does not tell whether mail was written
  await Promise.all([context.wait(REQUEST_TAKES_MS), writeMail(context, loginFrom(username), kind)]);
  return { status: 'RECOVERY_CHALLENGE' as const, factorResult: 'WAITING', factorType: 'EMAIL', recoveryType };
}

async function writeMail({ db, now, newId, log }: IdentityContext, login: string, kind: MailKind): Promise<void> {
  const { isOver: isRepeated } = await countAttempt(db, repeatLimit, `${kind} ${login}`, now());
  if (isRepeated) return;
  const { isOver } = await countAttempt(db, mailLimit, login, now());
  log.info({ event: `${kind}-asked` }, 'mail was asked for');
  const account = await findAccountByLogin(db, login);
  if (!account || isOver) return;
  const { token } = await openTransaction(db, kind, account.uid, now());
  const { email: recipient, locale, firstName } = account;
  await postEmail(db, { recipient, kind, locale, facts: { firstName }, token }, { now, newId });
}
