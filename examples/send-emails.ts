import { sendEmails, type Db } from '@basin/gateway';

interface MailService {
  /** Takes one message; rejects when it could not. */
  deliver(message: { to: string; subject: string; text: string; html: string }): Promise<void>;
}

/** Sends what waits in a gateway's outbox through the mail service of a house, every ten seconds, until it is told to stop. */
export function postman(database: Db, service: MailService, shopOrigin: string, onError: (error: unknown) => void) {
  const send = (message: Parameters<MailService['deliver']>[0]) => service.deliver(message);
  const round = () => sendEmails(database, { send, shopOrigin }).catch(onError);
  const timer = setInterval(() => void round(), 10_000);
  return { round, stop: () => clearInterval(timer) };
}
