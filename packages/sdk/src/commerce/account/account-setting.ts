import type { Locale } from '@basin/domain';
import type { Logger } from '../../logger.ts';
import type { SignInProvider } from './sign-in-provider.ts';

/** The settings that the parts of an account share. */
export interface AccountSetting {
  readonly locale: Locale;
  readonly brand: string;
  readonly persona: () => Promise<string> | string;
  readonly usernameExtension: () => Promise<string | undefined> | string | undefined;
  readonly collection: () => Promise<string> | string;
  readonly searchSession: () => Promise<string | undefined> | string | undefined;
  readonly provider: () => SignInProvider;
  readonly newKey: () => string;
  readonly logger: Logger | undefined;
  /** Logs a failure and returns null instead. */
  readonly logged: (failure: string) => (problem: unknown) => null;
}
