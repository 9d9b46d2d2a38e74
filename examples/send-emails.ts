import { sendEmails, type Db, type FailedAttempt } from '@basin/gateway';

interface MailService {
  /** Sends one message. Rejects on failure. */
  deliver(message: { to: string; subject: string; text: string; html: string }): Promise<void>;
}

/** Sends a gateway's outbox through a company's own mail service every ten seconds until it is stopped. */
export function startMailer(database: Db, service: MailService, shopOrigin: string, onError: (error: unknown) => void) {
  const send = (message: Parameters<MailService['deliver']>[0]) => service.deliver(message);
  const onFailure = ({ error }: FailedAttempt) => onError(error);
  const round = () => sendEmails(database, { send, shopOrigin, onFailure }).catch(onError);
  const timer = setInterval(() => void round(), 10_000);
  return { round, stop: () => clearInterval(timer) };
}
